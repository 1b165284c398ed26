import 'server-only';
import generatePayload from 'promptpay-qr';
import QRCode from 'qrcode';
import { toBaht } from '@/lib/catalog/money';
import { demoPromptPayId } from './promptpay-id';

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

/** Module pixels are whole at this width, and a bank app that opens the saved picture finds it sharp. */
const imageWidth = 1024;

/**
 * Draws a payload as a PNG, dark on white with the four-module quiet zone of ISO/IEC 18004.
 * @param payload what {@link promptPayPayload} makes
 */
export function qrPng(payload: string): Promise<Buffer> {
  return QRCode.toBuffer(payload, {
    type: 'png',
    errorCorrectionLevel: 'M',
    margin: 4,
    width: imageWidth,
  });
}
