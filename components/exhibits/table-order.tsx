import { useLocale } from 'next-intl';
import { total } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';

/** How many of each the guest orders, and what they cost together in satang: prices of a bar that we made up. */
const lines = [
  { count: 2, price: 18000 },
  { count: 1, price: 12000 },
  { count: 1, price: 6000 },
] as const;

type TableOrderProps = {
  words: {
    phone: string;
    counter: string;
    shop: string;
    table: string;
    items: readonly string[];
    total: string;
    order: string;
    payment: string;
  };
};

/** The app of a bar in the hand of a guest, and the ticket that comes of it at the counter. */
export function TableOrder({ words }: TableOrderProps) {
  const locale = useLocale();
  return (
    <div className="table-order">
      <figure>
        <figcaption>{words.phone}</figcaption>
        <div className="order-phone">
          <div className="order-head">
            <svg viewBox="0 0 96 60" aria-hidden="true">
              <path d="M18 36a30 30 0 0 1 60 0zM0 41H96v6H0zM12 53H84v6H12z" />
            </svg>
            <p>{words.shop}</p>
          </div>
          <p className="order-table">{words.table}</p>
          <OrderLines items={words.items} priceOf={(satang) => formatMoney(satang, locale)} />
          <p className="order-total">
            <span className="order-what">{words.total}</span>
            <span>{formatMoney(total(lines), locale)}</span>
          </p>
          <p className="order-send">{words.order}</p>
        </div>
      </figure>
      <svg className="order-way" viewBox="0 0 40 40" preserveAspectRatio="none" aria-hidden="true">
        <path className="s1" d="M0 5H40" />
        <path className="s2" d="M0 15H40" />
        <path className="s3" d="M0 25H40" />
        <path className="s4" d="M0 35H40" />
      </svg>
      <figure className="order-counter">
        <div className="order-ticket">
          <p className="order-table">{words.table}</p>
          <OrderLines items={words.items} />
          <p className="order-total">
            <span className="order-what">{words.payment}</span>
            <span>{formatMoney(total(lines), locale)}</span>
          </p>
        </div>
        <figcaption>{words.counter}</figcaption>
      </figure>
    </div>
  );
}

/** What was ordered, and for the guest what it costs. */
function OrderLines({ items, priceOf }: { items: readonly string[]; priceOf?: (satang: number) => string }) {
  return (
    <ul>
      {lines.map(({ count, price }, index) => (
        <li key={price}>
          <b>{count}</b>
          <span className="order-what">{items[index]}</span>
          {priceOf && <span>{priceOf(price)}</span>}
        </li>
      ))}
    </ul>
  );
}
