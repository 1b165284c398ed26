import { getLocale, getMessages } from 'next-intl/server';
import { PaintedBaht } from '@/components/ui/amount';
import { Lettering } from '@/components/ui/lettering';
import { formatNumber, formatPercent } from '@/lib/i18n/number';

type CountTableProps = {
  title: string;
  /** Each with its colour, where that says something. */
  rows: readonly (readonly [name: string, count: number, look?: string | undefined])[];
  /** Below them, what is no share of theirs. */
  rest?: readonly (readonly [name: string, count: number])[];
  /** How a count is written, where it is an amount. */
  written?: (count: number) => string;
  /** Whether they are parts of a whole, each with a bar for its share. */
  isShared?: boolean;
};

/** Counts under the names that they belong to. */
export async function CountTable({ title, rows, rest = [], written, isShared = true }: CountTableProps) {
  const locale = await getLocale();
  const text = written ?? ((count: number) => formatNumber(count, locale));
  const { none } = (await getMessages()).numbers;
  const whole = Math.max(
    1,
    rows.reduce((sum, [, count]) => sum + Math.max(0, count), 0),
  );
  const shareOf = (count: number) => (Math.max(0, count) / whole) * 100;
  const hasBars = isShared && rows.length > 1;
  return (
    <table className="desk-sums w-full">
      <caption>
        <Lettering text={title} />
      </caption>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td>{none}</td>
          </tr>
        )}
        {rows.map(([name, count, look]) => (
          <tr key={name} className="border-hair border-t">
            <th scope="row" className={`pt-2 pr-4 text-left font-normal ${hasBars ? 'pb-8' : 'pb-2'}`}>
              {name}
              {hasBars && (
                <span className={`count-bar ${look ?? ''}`}>
                  <span style={{ width: `${shareOf(count)}%` }} />
                </span>
              )}
            </th>
            <td className="whitespace-nowrap pt-2 text-right align-top">
              <PaintedBaht text={text(count)} />
              {hasBars && <small className="count-share">{formatPercent(shareOf(count), locale)}</small>}
            </td>
          </tr>
        ))}
        {rest.map(([name, count]) => (
          <tr key={name} className="count-beside">
            <th scope="row">{name}</th>
            <td>
              <PaintedBaht text={text(count)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
