import type { CartLine } from '@/lib/cart/cart-rules';
import { formatMoney, toSatang } from '@/lib/catalog/money';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { CartWords } from './cart-words';
import type { SoldItem } from './sold-item';

type CartRowProps = {
  line: CartLine;
  item: SoldItem | undefined;
  locale: Locale;
  words: CartWords;
  onRemove: () => void;
};

/** One line of the cart: what is sold today under its id, or that it is sold no more. */
export function CartRow({ line, item, locale, words, onRemove }: CartRowProps) {
  const name = item?.name ?? line.name;
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-2 rounded-board bg-board p-6" data-cart-item={line.id}>
      <div className="min-w-0 grow basis-72">
        <h2 className="text-h3">{name}</h2>
        <p className="text-ink-2">{item?.description ?? line.description}</p>
        <p className="text-ink-2 text-small">
          {words.category}: {item?.type ?? line.type}
        </p>
        {!item && <p className="mt-2 text-red-ink">{words.gone}</p>}
        {item && item.price !== toSatang(line.price) && (
          <p className="mt-2 text-amber-ink">
            {fill(words.priceChanged, { price: formatMoney(toSatang(line.price), locale) })}
          </p>
        )}
      </div>
      <div className="ms-auto text-end">
        {item && (
          <p>
            <strong className="whitespace-nowrap">
              {item.price > 0 ? formatMoney(item.price, locale) : words.onRequest}
            </strong>{' '}
            {item.price > 0 && <span className="text-ink-2">{words.periods[item.period]}</span>}
          </p>
        )}
        <button
          type="button"
          className="min-h-11 cursor-pointer underline underline-offset-4"
          aria-label={fill(words.removeItem, { name })}
          onClick={onRemove}
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
}
