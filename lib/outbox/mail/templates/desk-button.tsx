import { agencyLocale } from '@/lib/company/agency';
import { env } from '@/lib/env/env';
import { localePath } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { livePaths } from '@/lib/site/live-pages';
import { MailButton } from './mail-button';

/** The way of the agency to an order, a quotation or an appointment at the desk; nothing where no staff may sign in. */
export async function deskButton(part: 'orders' | 'quotes' | 'visits', id: string) {
  if (env().STAFF.length === 0) return null;
  const locale = agencyLocale();
  const t = await translator(locale, 'mail');
  const href = `${env().siteUrl}${localePath(locale, `${livePaths.desk}/${part}/${id}`)}`;
  return <MailButton href={href} label={t('quoteAgency.open')} />;
}
