'use client';

import { PaintedBaht } from '@/components/ui/amount';
import { findItem, isItemId, total } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { addedIn, countedIn, satangTyped } from '@/lib/documents/line-fields';
import { sumsOf, type VatMode } from '@/lib/documents/sums';
import type { Locale } from '@/lib/i18n/locales';

export type TypedSumProps = {
  vat: VatMode;
  locale: Locale;
  words: { total: string; unpriced: string; until?: string };
};

type Fields = Readonly<Record<string, string>>;

/** What was asked for, each with its price as typed; one that is emptied keeps the price it had. */
function askedIn(typed: Fields, kept: Fields) {
  return Object.entries(typed).flatMap(([name, text]) => {
    if (!/^price-\d+$/.test(name)) return [];
    const { quantity } = countedIn(typed, (part) => name.replace('price', part));
    return [{ item: '', price: satangTyped(text || kept[name] || '') ?? 0, quantity }];
  });
}

/** A box that is ticked, as a form posts it. */
const asPosted = (typed: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value === true ? 'on' : String(value || '')]),
  );

type TypedProps = TypedSumProps & { typed: Fields /** As it was offered before. */; kept?: Fields };

/** What a quotation or a sale comes to as it is typed, and how long it stands; that a line has no price is said. */
export function TypedSum({ typed, kept = {}, vat, locale, words }: TypedProps) {
  const fields = asPosted(typed);
  const lines = [...askedIn(fields, kept), ...addedIn(fields)].map(({ item, price, quantity }) => {
    const whole = (price || (isItemId(item) ? findItem(item).price : 0)) * quantity;
    return { price: Number.isSafeInteger(whole) && whole > 0 ? whole : 0, isService: true };
  });
  const discount = Math.min(satangTyped(fields.discount ?? '') ?? 0, total(lines));
  const { gross } = sumsOf({ lines, discount, vat, withholds: false });
  if (gross === 0) return <output className="desk-amount desk-unpriced">{words.unpriced}</output>;
  return (
    <>
      <output className="desk-amount">
        <small>{words.total}</small> <PaintedBaht text={formatMoney(gross, locale, 'always')} />
      </output>
      <p className="desk-until">{lines.some(({ price }) => price === 0) ? words.unpriced : words.until}</p>
    </>
  );
}
