import { describe, expect, it } from 'vitest';
import { parseInput } from '@/lib/fields/parse';
import { card, isRefusedCard, keepDigits } from '@/lib/shop/checkout/simulated-card';

const good = { number: '4242424242424242', expiry: '1228', cvv: '123', holder: 'Malee Suksan' };

describe('the card form', () => {
  it('keeps digits only, and no more than a field holds', () => {
    expect(keepDigits('number', '4242 4242-4242x4242 99')).toBe('4242424242424242');
    expect(keepDigits('expiry', '12/28')).toBe('1228');
    expect(keepDigits('cvv', '12345')).toBe('123');
    expect(keepDigits('cvv', '๑๒๓')).toBe('');
  });

  it('takes 16, 4 and 3 digits and a name', () => {
    expect(parseInput(card, good)).toMatchObject({ ok: true });
  });

  it('names each field that is wrong', () => {
    expect(parseInput(card, { number: '424242424242424', expiry: '122', cvv: '12a', holder: ' ' })).toEqual({
      ok: false,
      error: {
        code: 'invalid',
        fields: { number: 'card-number', expiry: 'card-expiry', cvv: 'card-cvv', holder: 'required' },
      },
    });
    expect(parseInput(card, {})).toMatchObject({
      error: {
        fields: { number: 'card-number', expiry: 'card-expiry', cvv: 'card-cvv', holder: 'required' },
      },
    });
  });

  it('refuses one number, for trying out the failure', () => {
    expect(isRefusedCard('4000000000000002')).toBe(true);
    expect(isRefusedCard(good.number)).toBe(false);
  });
});
