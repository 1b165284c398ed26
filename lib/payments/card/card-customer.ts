import 'server-only';
import type { z } from 'zod';
import { optionalEmailField, optionalTextField } from '@/lib/fields/fields';
import type { CardPaymentEvent } from './card-gateway';

const longest = { name: 200, phone: 40, address: 1000 };

/** The rules of our own forms: what breaks them could not be stored, or would steer a mail. */
const rules = {
  name: optionalTextField({ max: longest.name }),
  email: optionalEmailField,
  phone: optionalTextField({ max: longest.phone }),
  address: optionalTextField({ max: longest.address, isMultiline: true }),
};

/**
 * Who a card payment is from, as it may be stored. A name, phone or address that breaks the rules of our forms is put right, an email
 * address that does is left out.
 * @returns the customer; `isChanged` when that differs from what the gateway said
 */
export function readCardCustomer(said: CardPaymentEvent['customer']): {
  customer: { name: string; email: string | null; phone: string; address: string };
  isChanged: boolean;
} {
  let isChanged = false;
  const read = (rule: z.ZodType<string>, text: string | null, mend: (text: string) => string) => {
    const parsed = rule.safeParse(text);
    if (parsed.success) return parsed.data;
    isChanged = true;
    return mend(text ?? '');
  };
  const plain = (max: number) => (text: string) =>
    [...text.replace(/\p{Cc}+/gu, ' ')].slice(0, max).join('').toWellFormed().trim();
  const email = read(rules.email, said.email, () => '');
  const customer = {
    name: read(rules.name, said.name, plain(longest.name)) || email,
    email: email === '' ? null : email,
    phone: read(rules.phone, said.phone, plain(longest.phone)),
    address: read(rules.address, said.address, plain(longest.address)),
  };
  return { customer, isChanged };
}
