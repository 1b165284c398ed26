import { agencyLocale } from '@/lib/company/agency';
import { translator } from '@/lib/i18n/translator';
import { contact } from '@/lib/inquiries/contact';
import { dueText } from './due-text';
import { bothWordings, labelled } from './facts';
import { letterToAgency, letterToVisitor } from './inquiry-letters';
import { inquiryPayload } from './inquiry-payload';
import type { Letter, MailTo } from './letter';

const contactPayload = inquiryPayload(contact);
const names = contact.keyof().options;

async function toAgency(payload: unknown, { locale: visitorLocale, at }: MailTo): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const locale = agencyLocale();
  const t = await translator(locale, 'mail');
  const wording = (name: (typeof names)[number]) => bothWordings(inquiry[name], inquiry.agency[name]);
  const { name, reference, email } = inquiry;
  return letterToAgency(
    {
      subject: t('contactAgency.subject', { time: dueText(at), name, reference }),
      heading: t('contactAgency.heading', { reference }),
      intro: t('contactAgency.intro'),
      facts: await labelled(names, wording, locale),
    },
    { preview: wording('subject'), email, locale: visitorLocale },
  );
}

async function toVisitor(payload: unknown, { locale }: MailTo): Promise<Letter> {
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
