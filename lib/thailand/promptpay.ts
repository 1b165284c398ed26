import 'server-only';
import generatePayload from 'promptpay-qr';
import QRCode from 'qrcode';
import { toBaht } from '@/lib/catalog/money';
import { demoPromptPayId } from './promptpay-id';

/** What the dialog shows: the amount in satang, the QR as SVG text, and whether it pays only the demo id. */
export type PromptPayQr = { amount: number; svg: string; isDemo: boolean };

/**
 * The EMVCo payload that a banking app reads (tag 29, currency 764, country TH).
 * @param amount whole satang, more than 0: without an amount the payer could enter any sum
 * @throws RangeError for any other amount
 */
export function promptPayPayload({ id, amount }: { id: string; amount: number }): string {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError('A PromptPay amount is more than 0 satang');
  return generatePayload(id, { amount: toBaht(amount) });
}

/** Our payment QR for the smallest amount, to know others of ours by (their receiver, not their amount). */
export function ownPromptPayPayload(id: string | undefined): string {
  return promptPayPayload({ id: id ?? demoPromptPayId, amount: 1 });
}

/**
 * Draws the QR for an amount, dark on white with the four-module quiet zone of ISO/IEC 18004.
 * @param id the configured receiving id; undefined means the demo id
 * @param amount whole satang, more than 0
 * @throws RangeError see {@link promptPayPayload}
 */
export async function promptPayQr({
  id,
  amount,
}: {
  id: string | undefined;
  amount: number;
}): Promise<PromptPayQr> {
  const payload = promptPayPayload({ id: id ?? demoPromptPayId, amount });
  const svg = await QRCode.toString(payload, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 4,
    width: 1024,
  });
  return { amount, svg, isDemo: id === undefined };
}
