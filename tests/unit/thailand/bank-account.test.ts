import { expect, it } from 'vitest';
import { bankAccountField } from '@/lib/thailand/bank-account';

it('a bank account is bank, number, name and SWIFT code, and the name may hold commas', () => {
  expect(bankAccountField.parse('Bangkok Bank, 123-0-45678-9, Bay Signal Co., Ltd., bkkbthbk')).toEqual({
    bank: 'Bangkok Bank',
    number: '123-0-45678-9',
    name: 'Bay Signal Co., Ltd.',
    swift: 'BKKBTHBK',
  });
});

it.each([
  ['Bangkok Bank', 'commas between'],
  ['Bangkok Bank, 1230456789, BKKBTHBK', 'commas between'],
  ['Bangkok Bank, 1230456789, , BKKBTHBK', 'commas between'],
  ['Bangkok Bank, 12345, Bay Signal, BKKBTHBK', '10 to 15 digits'],
  ['Bangkok Bank, 1230456789, Bay Signal, BKK', 'SWIFT code'],
])('%s is refused: %s', (text, problem) => {
  expect(
    bankAccountField
      .safeParse(text)
      .error?.issues.map(({ message }) => message)
      .join(),
  ).toContain(problem);
});
