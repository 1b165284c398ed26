import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  bareLine,
  type CartLine,
  completeLines,
  parseCart,
  removeLines,
  restoreLines,
} from '@/lib/shop/cart/cart-rules';

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

  it('keeps every price that has whole satang', () => {
    for (let satang = 0; satang <= 10_000; satang += 1) {
      const priced = { ...line, price: satang / 100 };
      expect(parseCart(JSON.stringify([priced]))).toEqual([priced]);
    }
  });

  it('holds an item once', () => {
    expect(parseCart(JSON.stringify([line, line]))).toEqual([line]);
  });

  it('keeps only as many lines as a visitor can have added, however much lies in the storage', () => {
    const foreign = Array.from({ length: 100_000 }, (_, index) => ({ ...line, id: `foreign-${index}` }));
    const lines = parseCart(JSON.stringify([...foreign, line]));
    expect([lines.length, lines.at(-1)]).toEqual([100, line]);
    expect(parseCart(JSON.stringify(Array(100_000).fill(line)))).toEqual([line]);
  }, 10_000);

  it('never throws, whatever the storage holds', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => Array.isArray(parseCart(stored))));
  });
});

describe('an item of which only the id is known', () => {
  const bare = bareLine(line.id);

  it('is stored and read like any line', () => {
    expect(parseCart(JSON.stringify([bare]))).toEqual([bare]);
    expect(parseCart(JSON.stringify([line, bare]))).toEqual([line]);
  });

  it('is added by its own button, once', () => {
    expect(addLine([bare], line)).toEqual({ lines: [line], isAdded: true });
    expect(addLine([line], line).isAdded).toBe(false);
  });

  it('becomes what is sold under its id, or leaves the cart; other lines stay as they are', () => {
    const before = { ...line, price: 1 };
    expect(completeLines([bare, bareLine('fax')], [line])).toEqual([line]);
    expect(completeLines([before], [line])).toEqual([before]);
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

describe('taking a removal back', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((id) => ({ ...line, id }));
  const before = [one, two, three].flatMap((each) => each ?? []);

  it('puts the item back in its place', () => {
    const lines = removeLines(before, ['two']);
    expect(restoreLines(lines, { before, ids: ['two'] })).toEqual(before);
  });

  it('brings a cleared cart back', () => {
    expect(restoreLines([], { before, ids: ['one', 'two', 'three'] })).toEqual(before);
  });

  it('keeps what was added since, and leaves out what was removed since', () => {
    const lines = [...removeLines(before, ['one', 'three']), line];
    expect(restoreLines(lines, { before, ids: ['one'] }).map(({ id }) => id)).toEqual([
      'one',
      'two',
      line.id,
    ]);
  });

  it('makes no second copy of an item that was added again', () => {
    const lines = [{ ...line, id: 'one', name: 'Again' }];
    const restored = restoreLines(lines, { before, ids: ['one', 'two', 'three'] });
    expect(restored.map(({ id }) => id)).toEqual(['one', 'two', 'three']);
  });
});
