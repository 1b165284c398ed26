import { z } from 'zod';
import { textField } from '@/lib/fields/fields';

/** How many digits each field of the card form holds. */
export const cardDigits = { number: 16, expiry: 4, cvv: 3 } as const;

export type CardDigitField = keyof typeof cardDigits;

/** What a digit field keeps of what was typed or pasted: digits, and no more than it holds. */
export function keepDigits(field: CardDigitField, typed: string): string {
  return typed.replace(/\D/g, '').slice(0, cardDigits[field]);
}

/** The card form; messages are field problems. It never leaves the browser. */
export const card = z.object({
  number: z.string('card-number').regex(/^\d{16}$/, 'card-number'),
  expiry: z.string('card-expiry').regex(/^\d{4}$/, 'card-expiry'),
  cvv: z.string('card-cvv').regex(/^\d{3}$/, 'card-cvv'),
  holder: textField({ max: 200 }),
});

/** How long a simulated payment takes, in milliseconds. */
export const simulatedPaymentTime = 2000;

/** The number whose simulated payment fails. */
const refusedNumber = '4000000000000002';

export function isRefusedCard(number: string): boolean {
  return number === refusedNumber;
}
