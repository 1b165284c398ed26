import { agencyLocale } from '@/lib/company/agency';
import { company } from '@/lib/company/company';
import { env } from '@/lib/env/env';
import { localePath } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { livePaths } from '@/lib/site/live-pages';
import { type Action, MailButtons } from './mail-button';

type Person = {
  reference: string;
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
};

/**
 * What the agency may do at once, the most likely first: open what the mail is about, write, call.
 * @param desk what the mail is about, as a path of the desk; it is left out where no staff may sign in
 * @param isTold whether address and phone stand among the facts of the mail, as links
 * @param isUrgent whether money is overdue
 */
export async function agencyActions({
  desk,
  isTold = false,
  isUrgent = false,
  ...person
}: { desk?: string; isTold?: boolean; isUrgent?: boolean } & Person) {
  const [main, ...others] = [...(await deskAction(desk)), ...(await contactActions(person))];
  return main && <MailButtons actions={[{ ...main, isUrgent }, ...(isTold ? [] : others)]} />;
}

async function deskAction(desk: string | undefined): Promise<Action[]> {
  if (desk === undefined || env().STAFF.length === 0) return [];
  const locale = agencyLocale();
  const t = await translator(locale, 'mail');
  const href = `${env().siteUrl}${localePath(locale, `${livePaths.desk}/${desk}`)}`;
  return [{ href, label: t('quoteAgency.open') }];
}

async function contactActions({ reference, name, email, phone }: Person): Promise<Action[]> {
  const t = await translator(agencyLocale(), 'desk');
  const subject = encodeURIComponent(`${reference} – ${company.name}`);
  const write = email && {
    href: `mailto:${email}?subject=${subject}`,
    label: t('inquiries.reply', { email: name || email }),
  };
  const call = phone && {
    href: `tel:${phone.replace(/[^+\d]/g, '')}`,
    label: t('inquiries.call', { number: phone.replaceAll(' ', '\u00a0') }),
  };
  return [write, call].filter((action) => typeof action === 'object' && action !== null);
}
