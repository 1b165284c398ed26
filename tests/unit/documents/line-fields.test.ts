import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemIds, recurring } from '@/lib/catalog/items';
import { addedIn, satangTyped } from '@/lib/documents/line-fields';
import { newQuoteForm } from '@/lib/documents/new-quote-form';
import { counted } from '@/lib/documents/offered-lines';
import { saleForm } from '@/lib/documents/sale-form';
import { parseInput } from '@/lib/fields/parse';
import { timesText, unitPrice } from '@/lib/orders/unit-price';

const quantity = fc.integer({ min: 1, max: 999 });
const satang = fc.integer({ min: 1, max: 9_999_999 });
const period = fc.constantFrom('once' as const, 'month' as const, 'year' as const);
const unit = fc.constantFrom(undefined, 'piece' as const, 'hour' as const);

describe('a line of so many', () => {
  it('costs as often what one costs, and one costs that again, to the satang', () => {
    fc.assert(
      fc.property(satang, quantity, (price, times) => {
        const line = counted(price, { quantity: times });
        expect([line.price, unitPrice(line)]).toEqual([price * times, price]);
        expect(line.quantity).toBe(times === 1 ? undefined : times);
      }),
    );
  });

  it('comes again for one month or year, unless it is counted in a unit of its own', () => {
    fc.assert(
      fc.property(satang, quantity, period, unit, (price, times, each, counts) => {
        const line = { ...counted(price, { quantity: times, unit: counts }), period: each };
        const again = counts === undefined ? price : price * times;
        expect(recurring([line])).toEqual({
          month: each === 'month' ? again : 0,
          year: each === 'year' ? again : 0,
        });
      }),
    );
  });

  it('says how many at which price, and nothing of one or of what has no price yet', () => {
    expect(timesText({ price: 105_150, quantity: 3 }, 'de')).toBe('3 × ฿350,50');
    expect(timesText({ price: 105_150 }, 'de')).toBeUndefined();
    expect(timesText({ price: 0, quantity: 3 }, 'de')).toBeUndefined();
  });
});

describe('rows of a form', () => {
  const types = ['pos', 'network'];
  const caller = { key: 'a'.repeat(32), name: 'Anan', phone: '0891112222', locale: 'th', method: 'cash' };

  it('take every item of the catalog, in a quotation and in a sale', () => {
    for (const item of itemIds) {
      const fields = { ...caller, 'added-1-item': item, 'added-1-price': '1' };
      const quote = parseInput(newQuoteForm({ places: [], rows: 1, types }), fields);
      const sale = parseInput(saleForm({ rows: 1, types }), fields);
      expect([item, quote.ok, sale.ok]).toEqual([item, true, true]);
      expect(quote.ok && addedIn(quote.data)).toMatchObject([{ item, quantity: 1, price: 100 }]);
    }
  });

  it('are read as they were typed, amounts of people with their commas', () => {
    fc.assert(
      fc.property(satang, quantity, (price, times) => {
        const typed = (price / 100).toLocaleString('en', { minimumFractionDigits: 2 });
        expect(satangTyped(typed)).toBe(price);
        const fields = { 'added-1-name': 'LAN', 'added-1-price': typed, 'added-1-quantity': String(times) };
        expect(addedIn(fields)).toMatchObject([{ price, quantity: times }]);
      }),
    );
  });

  it('leave out what nobody has written into, and what is to go', () => {
    const rows = {
      'added-1-name': '',
      'added-2-name': 'LAN',
      'added-2-remove': 'on',
      'added-3-name': '',
      'added-3-item': 'pos-basic',
    };
    expect(addedIn(rows).map(({ item }) => item)).toEqual(['pos-basic']);
  });
});
