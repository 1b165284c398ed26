import { PackageSign } from '@/components/drawings/package-sign';
import { Amount } from '@/components/ui/amount';
import { buttonClass } from '@/components/ui/button-class';
import { formatMoney, toSatang } from '@/lib/catalog/money';
import { accessibleName } from '@/lib/i18n/accessible-name';
import { fill } from '@/lib/i18n/fill';
import type { ShopNow } from '@/lib/publishing/shop-now';
import type { CartLine } from '@/lib/shop/cart/cart-rules';
import { useShown } from './cart-words';
import type { SoldItem } from './sold-item';

/** What lies in the cart, and what is sold today under its id. */
export type CartEntry = { line: CartLine; item: SoldItem | undefined };

type CartLinesProps = {
  entries: readonly CartEntry[];
  now: ShopNow;
  onRemove: (id: string, isByKeyboard: boolean) => void;
};

/** The lines of the cart; those priced on request say that they join an order as a quote request, where there is one to join. */
export function CartLines({ entries, now, onRemove }: CartLinesProps) {
  const { words } = useShown();
  const isOrder = entries.some(({ item }) => item && item.price > 0);
  return (
    <ul aria-label={words.items} className="border-ink border-b-2">
      {entries.map(({ line, item }) => (
        <CartRow
          key={line.id}
          line={line}
          item={item}
          halted={now.items?.includes(line.id) ? now.notForSale : undefined}
          note={isOrder && item?.price === 0 ? words.joinsAsQuote : undefined}
          onRemove={(isByKeyboard) => onRemove(line.id, isByKeyboard)}
        />
      ))}
    </ul>
  );
}

type CartRowProps = {
  line: CartLine;
  item: SoldItem | undefined;
  /** Says that it is not sold at present. */
  halted: string | undefined;
  note: string | undefined;
  onRemove: (isByKeyboard: boolean) => void;
};

/** One line of the cart: what is sold today under its id and what changed about it, or that it is sold no more. */
function CartRow({ line, item, halted, note, onRemove }: CartRowProps) {
  const { locale, words } = useShown();
  const name = item?.name ?? line.name;
  const before = toSatang(line.price);
  const priceText = (satang: number) => (satang > 0 ? formatMoney(satang, locale) : words.onRequest);
  return (
    <li
      className="flex flex-wrap gap-x-6 gap-y-2 border-ink border-t-2 py-5 print:break-inside-avoid"
      data-cart-item={line.id}
    >
      {item?.sign && <PackageSign {...item.sign} />}
      <div className="min-w-0 grow basis-56 wrap-anywhere">
        <h2 className="text-lead">{name}</h2>
        <p className="mt-1 max-w-[34em] text-ink-2">{item?.description ?? line.description}</p>
        <p className="text-ink-2 text-small">
          {words.category}: {item?.type ?? line.type}
        </p>
        {(!item || halted) && <p className="mt-2 font-medium text-red-ink">{item ? halted : words.gone}</p>}
        {item && item.price !== before && (
          <p className="mt-2 w-fit rounded-plate bg-amber-bg px-3 py-1 text-amber-ink">
            {fill(words.priceChanged, { old: priceText(before), now: priceText(item.price) })}
          </p>
        )}
        {note && <p className="mt-2 max-w-[34em] font-medium">{note}</p>}
      </div>
      <div className="ms-auto text-end">
        {item && (
          <p>
            {item.price > 0 ? (
              <>
                <span className="block text-h3">
                  <Amount satang={item.price} locale={locale} />
                </span>
                <span className="text-ink-2">{words.periods[item.period]}</span>
              </>
            ) : (
              <strong>{words.onRequest}</strong>
            )}
          </p>
        )}
        <button
          type="button"
          className={`${buttonClass.text} print:hidden`}
          aria-label={accessibleName(words.remove, name)}
          onClick={({ detail }) => onRemove(detail === 0)}
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
}
