import 'server-only';
import { agencyAddress, agencyLocale } from '@/lib/company/agency';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import type { Result } from '@/lib/result';
import type { Contact } from './contact';
import type { ReadInquiry } from './inquiry-form';
import { translateSubject } from './known-subjects';
import { type Submitted, submitInquiry } from './submit';

/** Takes an inquiry: choices, and a subject that was filled in, are kept as the visitor saw them, and in the language of the agency. */
export async function submitContact({ form, ...envelope }: ReadInquiry<Contact>): Promise<Result<Submitted>> {
  const [seen, agency] = await Promise.all([
    translator(envelope.locale, 'forms'),
    translator(agencyLocale(), 'forms'),
  ]);
  const { businessType, budget, timeframe, ...fields } = form;
  const labels = (t: typeof seen) => ({
    businessType: t(`contact.businessTypes.${businessType}`),
    budget: t(`contact.budgets.${budget}`),
    timeframe: t(`contact.timeframes.${timeframe}`),
  });
  return submitInquiry({
    kind: 'contact',
    ...envelope,
    form,
    fields: {
      ...fields,
      ...labels(seen),
      agency: { ...labels(agency), subject: await agencySubject(form.subject, envelope.locale) },
    },
    mails: [
      { event: 'contact-agency', audience: 'agency', recipient: agencyAddress() },
      { event: 'contact-visitor', audience: 'customer', recipient: form.email },
    ],
  });
}

/** The subject as the agency reads it: visitors' own words stay as they are. */
async function agencySubject(subject: string, locale: Locale): Promise<string> {
  const [seen, agency] = await Promise.all([loadMessages(locale), loadMessages(agencyLocale())]);
  return translateSubject(subject, seen, agency) ?? subject;
}
