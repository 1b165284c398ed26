import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLine, type CartLine, parseCart, removeLines } from '@/lib/cart/cart-rules';

const line: CartLine = {
  id: 'seo-local',
  name: 'Local SEO',
  price: 15000,
  description: 'Be found',
  type: 'SEO',
};

describe('the stored cart', () => {
  it.each([null, '', '{', 'null', '{}', '"cart"', '7', 'undefined'])(
    'is empty when the storage holds %j',
    (stored) => {
      expect(parseCart(stored)).toEqual([]);
    },
  );

  it('keeps its good lines and drops the rest', () => {
    const stored = JSON.stringify([
      1,
      null,
      line,
      { id: 'x' },
      { ...line, id: '' },
      { ...line, id: 'y', price: -1 },
      [line],
    ]);
    expect(parseCart(stored)).toEqual([line]);
  });

  it('drops prices that are no amount of money', () => {
    for (const price of ['15000', 0.001, 1e300, null])
      expect(parseCart(JSON.stringify([{ ...line, price }]))).toEqual([]);
  });

  it('holds an item once', () => {
    expect(parseCart(JSON.stringify([line, line]))).toEqual([line]);
  });

  it('never throws, whatever the storage holds', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => Array.isArray(parseCart(stored))));
  });
});

describe('the cart', () => {
  it('takes an item', () => {
    expect(addLine([], line)).toEqual({ lines: [line], isAdded: true });
  });

  it('refuses a second copy of the same item', () => {
    expect(addLine([line], { ...line, name: 'Again' })).toEqual({ lines: [line], isAdded: false });
  });

  it('loses the items that are removed and no other', () => {
    const other = { ...line, id: 'seo-advanced' };
    expect(removeLines([line, other], ['seo-local', 'unknown'])).toEqual([other]);
  });
});
