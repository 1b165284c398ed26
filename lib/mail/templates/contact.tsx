import { Text } from 'react-email';
import { z } from 'zod';
import { type Locale, languageNames } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { agencyAddress } from '@/lib/outside';
import { company } from '@/lib/site/company';
import { bothWordings, Facts } from './facts';
import { agencyLocale, type Letter } from './letter';
import { MailLayout } from './mail-layout';

const choices = z.object({ businessType: z.string(), budget: z.string(), timeframe: z.string() });

const contactPayload = choices.extend({
  reference: z.string(),
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  line: z.string(),
  company: z.string(),
  website: z.string(),
  location: z.string(),
  message: z.string(),
  english: choices,
});

type ContactPayload = z.infer<typeof contactPayload>;

async function contactFacts(
  inquiry: ContactPayload,
  locale: Locale,
  choice: (name: keyof z.infer<typeof choices>) => string,
) {
  const label = await translator(locale, 'forms');
  return [
    [label('fields.name'), inquiry.name],
    [label('fields.email'), inquiry.email],
    [label('fields.phone'), inquiry.phone],
    [label('fields.line'), inquiry.line],
    [label('fields.company'), inquiry.company],
    [label('fields.website'), inquiry.website],
    [label('fields.businessType'), choice('businessType')],
    [label('fields.location'), inquiry.location],
    [label('fields.subject'), inquiry.subject],
    [label('fields.budget'), choice('budget')],
    [label('fields.timeframe'), choice('timeframe')],
    [label('fields.message'), inquiry.message],
  ] as const;
}

async function toAgency(payload: unknown, visitorLocale: Locale): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const [t, label] = await Promise.all([translator(agencyLocale, 'mail'), translator(agencyLocale, 'forms')]);
  const facts = await contactFacts(inquiry, agencyLocale, (name) =>
    bothWordings(inquiry[name], inquiry.english[name]),
  );
  const body = (
    <MailLayout
      locale={agencyLocale}
      preview={inquiry.subject}
      heading={t('contactAgency.heading', { reference: inquiry.reference })}
    >
      <Text>{t('contactAgency.intro')}</Text>
      <Facts facts={[...facts, [label('fields.language'), languageNames[visitorLocale]]]} />
      <Text>{t('orderAgency.next')}</Text>
    </MailLayout>
  );
  const subject = t('contactAgency.subject', { reference: inquiry.reference, subject: inquiry.subject });
  return { subject, body, replyTo: inquiry.email, attachments: [] };
}

async function toVisitor(payload: unknown, locale: Locale): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const t = await translator(locale, 'mail');
  const facts = await contactFacts(inquiry, locale, (name) => inquiry[name]);
  const body = (
    <MailLayout locale={locale} preview={t('contactVisitor.heading')} heading={t('contactVisitor.heading')}>
      <Text>{t('orderCustomer.greeting', { name: inquiry.name })}</Text>
      <Text>{t('contactVisitor.intro', { reference: inquiry.reference })}</Text>
      <Text>{t('inquiry.next')}</Text>
      <Text>{t('inquiry.questions', { phone: company.phone })}</Text>
      <Text>{t('inquiry.copy')}</Text>
      <Facts facts={facts} />
    </MailLayout>
  );
  return {
    subject: t('contactVisitor.subject', { reference: inquiry.reference }),
    body,
    replyTo: agencyAddress(),
    attachments: [],
  };
}

/** The two mails of an inquiry. */
export const contactMails = { toAgency, toVisitor };
