import { describe, expect, it } from 'vitest';
import { isOwnReceiver, maskedNumber } from '@/lib/payments/slip/own-receiver';

const mobile = '081-234-5678';
const account = '123-4-55366-7';
const taxId = '0-1055-56000-00-9';

describe('whose transfer it is', () => {
  it.each([
    ['the PromptPay number as it is', ['0812345678'], [mobile], true],
    ['its end', ['xxx-xxx-5678'], [mobile], true],
    ['the country’s code before it', ['66812345678'], [mobile], true],
    ['the country’s code, long, and a mask of stars', ['0066*****5678'], [mobile], true],
    ['the middle of the account', ['xxx-x-x5366-x'], [mobile, account], true],
    ['the middle of the account without dashes', ['1234xxx667'], [account], true],
    ['the ends of a tax id', ['01055xxxxx009'], [taxId], true],
    ['one of two numbers', ['xxx-x-x0000-x', 'xxx-xxx-5678'], [mobile, account], true],
    ['another end', ['xxx-xxx-5679'], [mobile], false],
    ['the same digits at another place', ['xx-x-xx5366-xx'], [account], null],
    ['another account', ['xxx-x-x5367-x'], [mobile, account], false],
    ['a number as long as none of ours', ['1234xxxx5678'], [mobile, account], null],
    ['too few digits', ['xxx-xxx-x678'], [mobile], null],
    ['nothing but a mask', ['xxxxxxxxxx'], [mobile], null],
    ['no number', [], [mobile], null],
  ] as const)('%s', (_what, receivers, own, fits) => {
    expect(isOwnReceiver(receivers, own)).toBe(fits);
  });
});

describe('a number that is kept', () => {
  it('is hidden but for its end, where the bank has hidden nothing of it', () => {
    expect(maskedNumber('081-234-5678')).toBe('xxx-xxx-5678');
    expect(maskedNumber('xxx-x-x5366-x')).toBe('xxx-x-x5366-x');
  });
});
