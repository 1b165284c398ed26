import { agencyLocale } from '@/lib/company/agency';
import { contact } from '@/lib/inquiries/contact';
import { bothWordings, labelled } from './facts';
import { letterToAgency, letterToVisitor } from './inquiry-letters';
import { inquiryPayload } from './inquiry-payload';
import type { Letter, MailTo } from './letter';
import { postcard } from './pieces/postcard';

const contactPayload = inquiryPayload(contact);
/** All but what stands on the postcard. */
const names = contact.keyof().exclude(['message', 'subject']).options;
/** How the agency reaches somebody; the greeting has the name, and the postcard the rest. */
const reached = contact
  .keyof()
  .exclude(['message', 'subject', 'name', 'businessType', 'budget', 'timeframe']).options;

async function toAgency(payload: unknown, to: MailTo): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const { name, reference, email, phone, agency } = inquiry;
  const wording = (field: (typeof names)[number] | 'subject') => bothWordings(inquiry[field], agency[field]);
  const facts = await labelled(names, wording, agencyLocale());
  return letterToAgency(
    {
      words: 'contactAgency',
      intro: 'contactAgency.intro',
      values: { name, reference },
      board: 'enquiry',
      facts,
      piece: postcard({
        about: wording('subject'),
        text: inquiry.message,
        at: to.at,
        locale: agencyLocale(),
        isLarge: true,
      }),
    },
    { email, phone, preview: wording('subject') },
    to,
  );
}

async function toVisitor(payload: unknown, to: MailTo): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const { name, reference, subject, message, businessType, budget, timeframe } = inquiry;
  const facts = await labelled(reached, (field) => inquiry[field], to.locale);
  return letterToVisitor(
    {
      words: 'contactVisitor',
      intro: 'contactVisitor.intro',
      values: { name, reference },
      board: 'enquiry',
      facts,
      piece: postcard({
        about: subject,
        text: message,
        chosen: [businessType, budget, timeframe].filter(Boolean),
        at: to.at,
        locale: to.locale,
      }),
    },
    to,
  );
}

/** The two mails of an inquiry. */
export const contactMails = { toAgency, toVisitor };
