import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import type { DeskRow } from '@/lib/desk/desk-orders';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';

const most = 3;

/** Whose orders were found, each of whom leads to everything of theirs. */
export async function CustomersFound({ orders }: { orders: readonly DeskRow[] }) {
  const locale = await getLocale();
  const { link } = (await getMessages()).desk.customers;
  const byName = new Map(
    orders.flatMap(({ company_name: company, customer_name: name, reference }) => {
      const known = company ?? name;
      return known ? [[known, reference] as const] : [];
    }),
  );
  return [...byName].slice(0, most).map(([name, reference]) => (
    <p key={reference}>
      <a
        href={localePath(locale, `${livePaths.desk}/customers/${reference}`)}
        className={`${buttonClass.text} wrap-anywhere`}
      >
        {`${name}: ${link}`}
      </a>
    </p>
  ));
}
