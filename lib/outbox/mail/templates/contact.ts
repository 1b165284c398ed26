import { agencyLocale } from '@/lib/company/agency';
import { contact } from '@/lib/inquiries/contact';
import { bothWordings, labelled } from './facts';
import { letterToAgency, letterToVisitor } from './inquiry-letters';
import { inquiryPayload } from './inquiry-payload';
import type { Letter, MailTo } from './letter';
import { postcard } from './pieces/postcard';

const contactPayload = inquiryPayload(contact);
/** How the agency reaches somebody. */
const reached = contact
  .keyof()
  .exclude(['message', 'subject', 'businessType', 'budget', 'timeframe']).options;
/** What stands on the postcard below the message. */
const chosen = ['businessType', 'budget', 'timeframe'] as const;

async function toAgency(payload: unknown, to: MailTo): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const { name, reference, email, phone, agency } = inquiry;
  const locale = agencyLocale();
  const wording = (field: (typeof reached | typeof chosen)[number] | 'subject') =>
    bothWordings(inquiry[field], agency[field]);
  const facts = await labelled(reached, wording, locale);
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
        chosen: await labelled(chosen, wording, locale),
        at: to.at,
        locale,
        isLarge: true,
      }),
    },
    { email, phone, preview: wording('subject') },
    to,
  );
}

async function toVisitor(payload: unknown, to: MailTo): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const { name, reference, subject, message } = inquiry;
  // The greeting has the name.
  const told = reached.filter((field) => field !== 'name');
  const facts = await labelled(told, (field) => inquiry[field], to.locale);
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
        chosen: await labelled(chosen, (field) => inquiry[field], to.locale),
        at: to.at,
        locale: to.locale,
      }),
    },
    to,
  );
}

/** The two mails of an inquiry. */
export const contactMails = { toAgency, toVisitor };
