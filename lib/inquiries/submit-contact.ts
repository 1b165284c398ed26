import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import type { Result } from '@/lib/result';
import { agencyAddress } from '@/lib/site/agency';
import type { Contact } from './contact';
import type { ReadInquiry } from './inquiry-form';
import { translateSubject } from './known-subjects';
import { submitInquiry } from './submit';

/**
 * Takes an inquiry: choices, and a subject that was filled in, are kept as the visitor saw them, and in English for the agency.
 * @throws DatabaseError
 */
export async function submitContact({
  form,
  ...envelope
}: ReadInquiry<Contact>): Promise<Result<{ reference: string }>> {
  const [seen, english] = await Promise.all([
    translator(envelope.locale, 'forms'),
    translator('en', 'forms'),
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
      english: { ...labels(english), subject: await englishSubject(form.subject, envelope.locale) },
    },
    mails: [
      { event: 'contact-agency', recipient: agencyAddress() },
      { event: 'contact-visitor', recipient: form.email, isCopy: true },
    ],
  });
}

/** The subject as the agency reads it: visitors' own words stay as they are. */
async function englishSubject(subject: string, locale: Locale): Promise<string> {
  const [seen, english] = await Promise.all([loadMessages(locale), loadMessages('en')]);
  return translateSubject(subject, seen, english) ?? subject;
}
