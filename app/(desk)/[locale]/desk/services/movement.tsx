import { getLocale, getMessages } from 'next-intl/server';
import { PaintedBaht } from '@/components/ui/amount';
import { formatMoney } from '@/lib/catalog/money';
import { monthOf } from '@/lib/i18n/dates';
import { Bars } from '../bars';

type MovementProps = { moved: readonly { month: string; came: number; went: number }[] };

/** What services of a year came and went, in baht a month: two rows of bars of one scale, and the table. */
export async function Movement({ moved }: MovementProps) {
  const locale = await getLocale();
  const { services: words } = (await getMessages()).desk;
  const highest = Math.max(...moved.flatMap(({ came, went }) => [came, went]));
  const rows = ['came', 'went'] as const;
  return (
    <div className="grid gap-4 pb-4">
      {highest > 0 &&
        rows.map((row) => (
          <Bars
            key={row}
            scale={`${words[row]}: ${formatMoney(highest, locale)}`}
            highest={highest}
            bars={moved.map((each) => ({
              key: each.month,
              label: String(Number(each.month.slice(5))),
              amount: each[row],
            }))}
          />
        ))}
      <table className="w-full">
        <thead>
          <tr className="text-left">
            <th scope="col" className="py-2 font-semibold">
              {words.monthColumn}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {words.came}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {words.went}
            </th>
          </tr>
        </thead>
        <tbody>
          {moved.toReversed().map(({ month, came, went }) => (
            <tr key={month} className="border-hair border-t">
              <th scope="row" className="py-2 text-left font-normal">
                {monthOf(month, locale)}
              </th>
              <td className="py-2 text-right">
                <PaintedBaht text={formatMoney(came, locale)} />
              </td>
              <td className="py-2 text-right">
                <PaintedBaht text={formatMoney(went, locale)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
