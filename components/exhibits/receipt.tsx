import { useLocale } from 'next-intl';
import { Prose } from '@/components/ui/prose';
import { formatMoney } from '@/lib/catalog/money';
import { formatNumber } from '@/lib/i18n/number';

/** An invented evening: how many of what were ordered where, at how many baht each. */
const lines = [
  { id: 'beer', count: 3, price: 90, from: 'bar' },
  { id: 'gin', count: 1, price: 180, from: 'bar' },
  { id: 'basil', count: 2, price: 120, from: 'kitchen' },
  { id: 'fries', count: 1, price: 80, from: 'kitchen' },
] as const;

const times = { ordered: '21:14', paid: '22:58' } as const;

const stations = ['bar', 'kitchen'] as const;

const total = lines.reduce((sum, { count, price }) => sum + count * price, 0);

type ReceiptProps = {
  words: Record<(typeof stations)[number] | 'shop' | 'table' | 'total' | 'paid' | 'staff', string> & {
    lines: Record<(typeof lines)[number]['id'], string>;
  };
};

/** The bill of a table as it comes out of the printer, and the slips that the bar and the kitchen got for it. */
export function Receipt({ words }: ReceiptProps) {
  const locale = useLocale();
  return (
    <div className="till">
      <div className="till-layout">
        <div className="till-printer">
          <div className="slip slip-bill">
            <p className="slip-head">{words.shop}</p>
            <p>
              {words.table} · <time>{times.paid}</time>
            </p>
            <ul>
              {lines.map(({ id, count, price }) => (
                <li key={id}>
                  <b>{count}</b>
                  <span>{words.lines[id]}</span>
                  <span>{formatNumber(count * price, locale)}</span>
                </li>
              ))}
            </ul>
            <p className="slip-total">
              {words.total} <span>{formatMoney(total * 100, locale)}</span>
            </p>
            <p>
              <strong>
                <Prose text={words.paid} />
              </strong>
            </p>
            <p>{words.staff}</p>
          </div>
        </div>
        {stations.map((station) => (
          <div key={station} className="slip">
            <p className="slip-head">{words[station]}</p>
            <p>
              {words.table} · <time>{times.ordered}</time>
            </p>
            <ul>
              {lines
                .filter(({ from }) => from === station)
                .map(({ id, count }) => (
                  <li key={id}>
                    <b>{count}</b>
                    <span>{words.lines[id]}</span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
