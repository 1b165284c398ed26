import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PaintedBaht } from '@/components/ui/amount';
import { Lettering } from '@/components/ui/lettering';
import { formatNumber, formatPercent } from '@/lib/i18n/number';
import { countPaint } from './count-paint';
import { CountSign } from './count-sign';

type CountTableProps = {
  title: string;
  /** Each with the mark of the rest, where it is that. */
  rows: readonly (readonly [name: string, count: number, look?: 'count-rest' | undefined])[];
  /** What is painted on the board before each of them, by its place. */
  signs?: readonly ReactNode[];
  /** Below them, what of the whole is none of theirs, with a mark of its own. */
  rest?: readonly (readonly [name: string, count: number])[];
  /** How a count is written, where it is an amount. */
  written?: (count: number) => string;
  /** Whether they are parts of a whole, each in a colour of one band, as long as its share. */
  isShared?: boolean;
};

/** Counts under the names that they belong to. */
export async function CountTable(props: CountTableProps) {
  const { title, rows, signs = [], rest = [], written, isShared = true } = props;
  const locale = await getLocale();
  const text = written ?? ((count: number) => formatNumber(count, locale));
  const { none } = (await getMessages()).numbers;
  const whole = Math.max(
    1,
    [...rows, ...rest].reduce((sum, [, count]) => sum + Math.max(0, count), 0),
  );
  const shareOf = (count: number) => (Math.max(0, count) / whole) * 100;
  const hasBand = isShared && rows.length > 1;
  const painted = rows
    .filter(([, , look]) => look === undefined)
    .map(([name], index) => [name, countPaint(index)] as const);
  const paintOf = new Map<string, string>(painted);
  const lookOf = (name: string) => paintOf.get(name) ?? 'count-rest';
  const keyOf = (name: string, count: number) => (hasBand && count > 0 ? `count-key ${lookOf(name)}` : '');
  const share = (count: number) => (
    <small className="count-share">{formatPercent(shareOf(count), locale)}</small>
  );
  return (
    <table className={`desk-sums w-full${signs.length > 0 ? ' count-signed' : ''}`}>
      <caption>
        <Lettering text={title} />
      </caption>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td>{none}</td>
          </tr>
        )}
        {hasBand && (
          <tr>
            <td colSpan={2}>
              <div className="count-band" aria-hidden="true">
                {[...rows, ...rest]
                  .filter(([, count]) => count > 0)
                  .map(([name, count]) => (
                    <span key={name} className={lookOf(name)} style={{ width: `${shareOf(count)}%` }} />
                  ))}
              </div>
            </td>
          </tr>
        )}
        {rows.map(([name, count], place) => (
          <tr key={name} className="border-hair border-t">
            <th
              scope="row"
              className={`py-2 pr-4 text-left font-normal ${signs[place] ? '' : keyOf(name, count)}`}
            >
              {signs[place] && <CountSign look={lookOf(name)}>{signs[place]}</CountSign>}
              {name}
            </th>
            <td className="whitespace-nowrap py-2 text-right">
              <PaintedBaht text={text(count)} />
              {hasBand && share(count)}
            </td>
          </tr>
        ))}
        {rest.map(([name, count]) => (
          <tr key={name} className="count-beside">
            <th scope="row" className={keyOf(name, count)}>
              {name}
            </th>
            <td>
              <PaintedBaht text={text(count)} />
              {hasBand && count > 0 && share(count)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
