import { z } from 'zod';
import { agencyLocale } from '@/lib/company/agency';
import { dateOf } from '@/lib/i18n/dates';
import { fileSize } from '@/lib/i18n/file-size';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { agencyActions } from './agency-actions';
import { type Letter, letterOf, type MailTo } from './letter';
import { colours } from './mail-colours';
import { InText, MailTable } from './mail-parts';
import { orderLetter } from './order-link';

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

type Files = z.infer<typeof sent>['files'];

/** The names are somebody else's words: they stand as they were written. */
const listOf = (files: Files, locale: Locale) => (
  <MailTable className="hair" style={{ borderBottom: rule, margin: '20px 0' }}>
    {files.map(({ id, name, size }) => (
      <tr key={id}>
        <td className="hair" style={{ ...rowStyle, fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
          <InText>{` · ${fileSize(size, locale)}`}</InText>
        </td>
        <td
          data-skip-in-text="true"
          className="hair soft"
          align="right"
          style={{ ...rowStyle, color: colours.soft, paddingLeft: '16px', whiteSpace: 'nowrap' }}
        >
          {fileSize(size, locale)}
        </td>
      </tr>
    ))}
  </MailTable>
);

const rule = `1px solid ${colours.hair}`;

const rowStyle = { borderTop: rule, padding: '10px 0', verticalAlign: 'top' } as const;

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
    { reference, recipient, locale, name: of.customer_name, subject, heading, board: 'files' },
    fill(words.text, facts),
    listOf(files, locale),
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
    { locale, subject, heading, plate: reference, board: 'files', replyTo: email ?? undefined },
    fill(words.text, facts),
    await agencyActions({ desk: `orders/${reference}`, reference, name, email }),
    listOf(files, locale),
  );
}
