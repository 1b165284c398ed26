import { getLocale, getMessages } from 'next-intl/server';
import { type ButtonLook, buttonClass } from '@/components/ui/button-class';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';

/** The way to a sale at the counter or on the phone. */
export async function NewSale({ look = 'primary' }: { look?: ButtonLook }) {
  const { sale } = (await getMessages()).desk;
  return (
    <a href={localePath(await getLocale(), `${livePaths.desk}/orders/new`)} className={buttonClass[look]}>
      {sale.action}
    </a>
  );
}
