import { z } from 'zod';
import { agencyLocale } from '@/lib/company/agency';
import { languageNames } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { clearNames } from '@/lib/inquiries/server-access';
import { fromStoredNames } from '@/lib/inquiries/stored-names';
import { agencyActions } from './agency-actions';
import { Facts } from './facts';
import { dueText } from './inquiry-letters';
import { type Letter, letterOf, type MailTo } from './letter';
import { unsplit } from './mail-words';
import { folderOf } from './pieces/folder';

const accessPayload = z.preprocess(
  fromStoredNames,
  z
    .looseRecord(z.enum(clearNames), z.string())
    .and(z.object({ reference: z.string(), encrypted: z.string() })),
);

/** Tells the agency of access data; what is not in the clear is in the attachment, encrypted. */
export async function serverAccessAgencyMail(
  payload: unknown,
  { locale: visitorLocale, at }: MailTo,
): Promise<Letter> {
  const access = accessPayload.parse(payload);
  const locale = agencyLocale();
  const [t, label] = await Promise.all([translator(locale, 'mail'), translator(locale, 'forms')]);
  // The form asks for "your name", the agency reads whose it is.
  const labelOf = (name: (typeof clearNames)[number]) =>
    name === 'clientName' ? t('serverAccessAgency.client') : label(`fields.${name}`);
  const { reference, projectName, clientName, encrypted } = access;
  const file = `${reference}.age`;
  return letterOf(
    {
      locale,
      subject: t('serverAccessAgency.subject', { time: dueText(at), reference, name: clientName }),
      heading: t('serverAccessAgency.heading', { name: unsplit(clientName) }),
      who: unsplit(clientName),
      plate: reference,
      preview: projectName,
      end: 'agency',
      board: 'key',
      piece: folderOf([{ id: file, name: file, size: encrypted.length }], locale),
      attachments: [
        {
          filename: file,
          contentType: 'application/octet-stream',
          content: new TextEncoder().encode(encrypted),
        },
      ],
    },
    t('serverAccessAgency.intro'),
    await agencyActions({ desk: `inquiries/${reference}`, reference }),
    <Facts
      facts={[
        ...clearNames.map((name) => [labelOf(name), access[name]] as const),
        [label('fields.language'), languageNames[visitorLocale]],
      ]}
    />,
    t('serverAccessAgency.next'),
  );
}
