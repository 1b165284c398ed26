import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { contact } from '@/lib/inquiries/contact';
import { bothWordings, labelled } from './facts';
import { letterToAgency, letterToVisitor } from './inquiry-letters';
import { inquiryPayload } from './inquiry-payload';
import { agencyLocale, type Letter } from './letter';

const contactPayload = inquiryPayload(contact);
const names = contact.keyof().options;

async function toAgency(payload: unknown, visitorLocale: Locale): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const t = await translator(agencyLocale, 'mail');
  const wording = (name: (typeof names)[number]) => bothWordings(inquiry[name], inquiry.english[name]);
  const subject = wording('subject');
  return letterToAgency(
    {
      subject: t('contactAgency.subject', { reference: inquiry.reference, subject }),
      heading: t('contactAgency.heading', { reference: inquiry.reference }),
      intro: t('contactAgency.intro'),
      facts: await labelled(names, wording, agencyLocale),
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
      facts: await labelled(names, (name) => inquiry[name], locale),
    },
    { name: inquiry.name, locale },
  );
}

/** The two mails of an inquiry. */
export const contactMails = { toAgency, toVisitor };
