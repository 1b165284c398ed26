import { z } from 'zod';
import { agencyLocale } from '@/lib/company/agency';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { loadNamespace } from '@/lib/i18n/messages';
import { agencyActions } from './agency-actions';
import { type Letter, letterOf, type MailTo } from './letter';
import { orderLetter } from './order-link';
import { folderOf } from './pieces/folder';

const sent = z.object({
  reference: z.string(),
  customer_name: z.string().nullable(),
  customer_email: z.string().nullish(),
  /** Files came from the other side, or all of the order end soon. */
  news: z.enum(['sent', 'ends']),
  ends_at: z.coerce.date().nullish(),
  files: z.array(
    z.object({ id: z.string(), name: z.string(), size: z.number().int(), is_draft: z.boolean() }),
  ),
});

/** Tells the customer of files from the agency, or of those that end soon. None is attached. */
export async function orderFilesMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { reference, news, files, ...of } = sent.parse(payload);
  const { mail } = await loadNamespace(locale, 'files');
  const words =
    news === 'ends' ? mail.ends : files.some((file) => file.is_draft) ? mail.draft : mail.customer;
  const facts = { reference, date: of.ends_at ? dateOf(of.ends_at, locale) : '' };
  const subject = fill(words.subject, facts);
  const heading = fill(words.heading, facts);
  return orderLetter(
    {
      reference,
      recipient,
      locale,
      name: of.customer_name,
      subject,
      heading,
      board: 'files',
      piece: folderOf(files, locale),
      action: words.open,
      isUrgent: false,
    },
    fill(words.text, facts),
  );
}

/** Tells the agency of files from a customer. None is attached. */
export async function orderFilesAgencyMail(payload: unknown): Promise<Letter> {
  const { reference, files, customer_name: name, customer_email: email } = sent.parse(payload);
  const locale = agencyLocale();
  const { agency: words } = (await loadNamespace(locale, 'files')).mail;
  const facts = { reference, name: name ?? reference };
  const subject = fill(words.subject, facts);
  const heading = fill(words.heading, facts);
  return letterOf(
    {
      locale,
      subject,
      heading,
      plate: reference,
      board: 'files',
      piece: folderOf(files, locale),
      replyTo: email ?? undefined,
      end: 'agency',
    },
    fill(words.text, facts),
    await agencyActions({ desk: `orders/${reference}`, reference, name, email }),
  );
}
