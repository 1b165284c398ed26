import 'server-only';
import { env } from '@/lib/env/env';
import { promptPayPayload, qrPng } from '@/lib/thailand/promptpay';
import { demoPromptPayId } from '@/lib/thailand/promptpay-id';

/** Pictures by what they say, those asked for last at the end: to draw one takes a hundred times as long as to find it. */
const drawn = new Map<string, Promise<Buffer>>();
const maxDrawn = 200;

/** Our PromptPay code for an amount, as a PNG; that of a trial pays nobody. @param amount whole satang, more than 0: a code without an amount takes any */
export function paymentQr(amount: number, isTrial = false): Promise<Buffer> {
  const { PROMPTPAY_ID } = env();
  const id = isTrial ? demoPromptPayId : (PROMPTPAY_ID ?? demoPromptPayId);
  const payload = promptPayPayload({ id, amount });
  const picture = drawn.get(payload) ?? draw(payload);
  drawn.delete(payload);
  drawn.set(payload, picture);
  const [oldest] = drawn.keys();
  if (drawn.size > maxDrawn && oldest !== undefined) drawn.delete(oldest);
  return picture;
}

async function draw(payload: string): Promise<Buffer> {
  try {
    return await qrPng(payload);
  } catch (error) {
    drawn.delete(payload);
    throw error;
  }
}
