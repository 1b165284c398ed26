import { getLocale, getMessages } from 'next-intl/server';
import { formatMoney } from '@/lib/catalog/money';
import type { MovedMoney } from '@/lib/desk/month';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { Row, Rows } from '../desk-list';
import { Leaf } from '../row-sign';
import { StatePlate } from '../state-plate';

/** The money of a month, payment by payment, the newest first: of which order, whose, how it came, and what went back. */
export async function MonthPayments({ money }: { money: readonly MovedMoney[] }) {
  const locale = await getLocale();
  const { desk, orders } = await getMessages();
  const { month: words, states } = desk;
  return (
    <Rows title={words.sheets.money} isCounted>
      {money
        .toSorted(({ day: one }, { day: other }) => other.localeCompare(one))
        .map(
          ({ day, reference, customer_name: name, company_name: company, number, way, ...paid }, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: money has no name of its own, and an order may have more of it on one day
              key={index}
              href={localePath(locale, `${livePaths.desk}/orders/${reference}`)}
              sign={<Leaf day={day} />}
              title={reference}
              name={company ?? name}
              below={orders.method[paid.payment_method]}
              aside={number}
              amount={formatMoney(paid.amount, locale, 'always')}
              state={
                <StatePlate state={way === 'came' ? 'paid' : 'refunded'}>
                  {states[way === 'came' ? 'paid' : 'refunded']}
                </StatePlate>
              }
            />
          ),
        )}
    </Rows>
  );
}
