import { Text } from 'react-email';
import { z } from 'zod';
import { type Locale, languageNames } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { agencyAddress } from '@/lib/site/agency';
import { Facts } from './facts';
import { agencyLocale, type Letter } from './letter';
import { MailLayout } from './mail-layout';

const accessPayload = z.object({
  reference: z.string(),
  client_name: z.string(),
  project_name: z.string(),
  website_url: z.string(),
  hosting_provider: z.string(),
  domain_registrar: z.string(),
  encrypted: z.string(),
});

/** Tells the agency of access data; all but five fields are in the attachment, encrypted. */
export async function serverAccessAgencyMail(payload: unknown, visitorLocale: Locale): Promise<Letter> {
  const access = accessPayload.parse(payload);
  const [t, label] = await Promise.all([translator(agencyLocale, 'mail'), translator(agencyLocale, 'forms')]);
  const body = (
    <MailLayout
      locale={agencyLocale}
      preview={access.project_name}
      heading={t('serverAccessAgency.heading', { reference: access.reference })}
    >
      <Text>{t('serverAccessAgency.intro')}</Text>
      <Facts
        facts={[
          [t('serverAccessAgency.client'), access.client_name],
          [label('fields.projectName'), access.project_name],
          [label('fields.websiteUrl'), access.website_url],
          [label('fields.hostingProvider'), access.hosting_provider],
          [label('fields.domainRegistrar'), access.domain_registrar],
          [label('fields.language'), languageNames[visitorLocale]],
        ]}
      />
      <Text>{t('serverAccessAgency.next')}</Text>
    </MailLayout>
  );
  return {
    subject: t('serverAccessAgency.subject', { reference: access.reference, name: access.client_name }),
    body,
    replyTo: agencyAddress(),
    attachments: [
      {
        filename: `${access.reference}.age`,
        contentType: 'application/octet-stream',
        content: new TextEncoder().encode(access.encrypted),
      },
    ],
  };
}
