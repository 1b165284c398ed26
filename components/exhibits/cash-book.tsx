import { useLocale } from 'next-intl';
import { Amount } from '@/components/ui/amount';
import { shortDayOf } from '@/lib/i18n/dates';
import { formatNumber } from '@/lib/i18n/number';

/** Invented entries in whole baht; a minus goes out, and `vat` is the 7% within an amount. */
const entries = [
  { id: 'friday', day: '2026-11-06', amount: 21400, vat: 1400 },
  { id: 'drinks', day: '2026-11-06', amount: -8560, vat: -560 },
  { id: 'rent', day: '2026-11-07', amount: -25000, vat: 0 },
  { id: 'saturday', day: '2026-11-07', amount: 26750, vat: 1750 },
  { id: 'electricity', day: '2026-11-09', amount: -6420, vat: -420 },
] as const;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const amounts = entries.map(({ amount }) => amount);
const totals = {
  in: sum(amounts.filter((amount) => amount > 0)),
  out: -sum(amounts.filter((amount) => amount < 0)),
  vat: sum(entries.map(({ vat }) => vat)),
};

type CashBookProps = {
  words: Record<'caption' | 'entry' | 'in' | 'out' | 'vat' | 'total' | 'balance' | 'due', string> & {
    entries: Record<(typeof entries)[number]['id'], string>;
  };
};

/** A page of a cash book with what came in and went out, the VAT in it, and what is left. */
export function CashBook({ words }: CashBookProps) {
  const locale = useLocale();
  const number = (value: number) => (value === 0 ? '–' : formatNumber(value, locale).replace('-', '−'));
  return (
    <div className="book">
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="book-entry">
              {words.entry}
            </th>
            <th scope="col">{words.in}</th>
            <th scope="col">{words.out}</th>
            <th scope="col">{words.vat}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, day, amount, vat }) => (
            <tr key={id}>
              <th scope="row" className="book-entry">
                <small>{shortDayOf(day, locale)}</small> {words.entries[id]}
              </th>
              <td className="book-in">{amount > 0 && number(amount)}</td>
              <td className="book-out">{amount < 0 && number(-amount)}</td>
              <td>{number(vat)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="book-entry">
              {words.total}
            </th>
            <td>{number(totals.in)}</td>
            <td>{number(totals.out)}</td>
            <td>{number(totals.vat)}</td>
          </tr>
        </tfoot>
      </table>
      <dl>
        <div className="book-balance">
          <dt>{words.balance}</dt>
          <dd>
            <Amount satang={(totals.in - totals.out) * 100} locale={locale} />
          </dd>
        </div>
        <div>
          <dt>{words.due}</dt>
          <dd>
            <Amount satang={totals.vat * 100} locale={locale} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
