import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';

/** The way to a sale at the counter or on the phone. */
export async function NewSale() {
  const { sale } = (await getMessages()).desk;
  return (
    <a href={localePath(await getLocale(), `${livePaths.desk}/sales/new`)} className={buttonClass.primary}>
      {sale.action}
    </a>
  );
}
