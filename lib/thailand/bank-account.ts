import { z } from 'zod';

/** Where a transfer goes that is none by PromptPay; the number as the bank writes it, with its dashes. */
export type BankAccount = { bank: string; number: string; name: string; swift: string };

/** ISO 9362: eight characters, or eleven with the branch. */
const swiftPattern = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
/** Thai accounts have ten digits, those of some banks up to fifteen. */
const numberPattern = /^\d(?:[\s-]?\d){9,14}$/;

/**
 * A bank account as a setting writes it: bank, number, name and SWIFT code with commas between. The name alone may hold commas, as
 * `Co., Ltd.` does.
 */
export const bankAccountField = z.string().transform((text, context): BankAccount => {
  const parts = text.split(',').map((part) => part.trim());
  const [bank = '', number = ''] = parts;
  const swift = (parts.at(-1) ?? '').toUpperCase();
  const name = parts.slice(2, -1).join(', ');
  const wrong = (message: string) => {
    context.addIssue({ code: 'custom', message, input: '' });
    return z.NEVER;
  };
  if (parts.length < 4 || bank === '' || name === '')
    return wrong('must be bank, number, name and SWIFT code with commas between');
  if (!numberPattern.test(number)) return wrong('the account number must have 10 to 15 digits');
  if (!swiftPattern.test(swift)) return wrong('must end in a SWIFT code of 8 or 11 characters');
  return { bank, number, name, swift };
});
