'use client';

import { PaintedBaht } from '@/components/ui/amount';
import { findItem, isItemId, total } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { addedIn, satangTyped } from '@/lib/documents/line-fields';
import { sumsOf, type VatMode } from '@/lib/documents/sums';
import type { Locale } from '@/lib/i18n/locales';

export type TypedSumProps = {
  vat: VatMode;
  locale: Locale;
  words: { total: string; unpriced: string; until?: string };
};

/** What a quotation or a sale comes to as it is typed, and how long it stands; that a line has no price is said. */
export function TypedSum({ typed, vat, locale, words }: TypedSumProps & { typed: Record<string, string> }) {
  const lines = addedIn(typed).map(({ item, price, quantity }) => {
    const whole = (price || (isItemId(item) ? findItem(item).price : 0)) * quantity;
    return { price: Number.isSafeInteger(whole) && whole > 0 ? whole : 0, isService: true };
  });
  const discount = Math.min(satangTyped(typed.discount ?? '') ?? 0, total(lines));
  const { gross } = sumsOf({ lines, discount, vat, withholds: false });
  return (
    <>
      <output className="desk-amount">
        <small>{words.total}</small> <PaintedBaht text={formatMoney(gross, locale, 'always')} />
      </output>
      <p className="desk-until">{lines.some(({ price }) => price === 0) ? words.unpriced : words.until}</p>
    </>
  );
}
