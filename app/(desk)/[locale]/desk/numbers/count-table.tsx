import { getLocale, getMessages } from 'next-intl/server';
import { PaintedBaht } from '@/components/ui/amount';
import { Lettering } from '@/components/ui/lettering';
import { formatNumber } from '@/lib/i18n/number';

type CountTableProps = {
  title: string;
  rows: readonly (readonly [name: string, count: number])[];
  /** How a count is written, where it is an amount. */
  written?: (count: number) => string;
};

/** Counts under the names that they belong to, each with a bar for its share of the highest. */
export async function CountTable({ title, rows, written }: CountTableProps) {
  const locale = await getLocale();
  const text = written ?? ((count: number) => formatNumber(count, locale));
  const { none } = (await getMessages()).numbers;
  const highest = Math.max(1, ...rows.map(([, count]) => count));
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
        {rows.map(([name, count]) => (
          <tr key={name} className="border-hair border-t">
            <th
              scope="row"
              className={`pt-2 pr-4 text-left font-normal ${rows.length > 1 ? 'pb-8' : 'pb-2'}`}
            >
              {name}
              {rows.length > 1 && (
                <span className="count-bar">
                  <span style={{ width: `${(Math.max(0, count) / highest) * 100}%` }} />
                </span>
              )}
            </th>
            <td className="whitespace-nowrap pt-2 text-right align-top">
              <PaintedBaht text={text(count)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
