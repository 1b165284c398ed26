import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { bothWordings } from './facts';
import { letterToAgency, letterToVisitor } from './inquiry-letters';
import { agencyLocale, type Letter } from './letter';

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
  english: choices.extend({ subject: z.string() }),
});

type ContactPayload = z.infer<typeof contactPayload>;

async function contactFacts(
  inquiry: ContactPayload,
  locale: Locale,
  wording: (name: keyof ContactPayload['english']) => string,
) {
  const label = await translator(locale, 'forms');
  return [
    [label('fields.name'), inquiry.name],
    [label('fields.email'), inquiry.email],
    [label('fields.phone'), inquiry.phone],
    [label('fields.line'), inquiry.line],
    [label('fields.company'), inquiry.company],
    [label('fields.website'), inquiry.website],
    [label('fields.businessType'), wording('businessType')],
    [label('fields.location'), inquiry.location],
    [label('fields.subject'), wording('subject')],
    [label('fields.budget'), wording('budget')],
    [label('fields.timeframe'), wording('timeframe')],
    [label('fields.message'), inquiry.message],
  ] as const;
}

async function toAgency(payload: unknown, visitorLocale: Locale): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const t = await translator(agencyLocale, 'mail');
  const wording = (name: keyof ContactPayload['english']) =>
    bothWordings(inquiry[name], inquiry.english[name]);
  const subject = wording('subject');
  return letterToAgency(
    {
      subject: t('contactAgency.subject', { reference: inquiry.reference, subject }),
      heading: t('contactAgency.heading', { reference: inquiry.reference }),
      intro: t('contactAgency.intro'),
      facts: await contactFacts(inquiry, agencyLocale, wording),
    },
    { preview: subject, email: inquiry.email, locale: visitorLocale },
  );
}

async function toVisitor(payload: unknown, locale: Locale): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const t = await translator(locale, 'mail');
  return letterToVisitor(
    {
      subject: t('contactVisitor.subject', { reference: inquiry.reference }),
      heading: t('contactVisitor.heading'),
      intro: t('contactVisitor.intro', { reference: inquiry.reference }),
      facts: await contactFacts(inquiry, locale, (name) => inquiry[name]),
    },
    { name: inquiry.name, locale },
  );
}

/** The two mails of an inquiry. */
export const contactMails = { toAgency, toVisitor };
