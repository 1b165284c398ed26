import 'server-only';
import type { Result } from '@/lib/http/result';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { agencyAddress } from '@/lib/outside';
import type { Contact } from './contact';
import { submitInquiry } from './submit';

/** Takes an inquiry: choices are kept by the label that the visitor saw, and in English for the agency. @throws DatabaseError */
export async function submitContact(
  form: Contact,
  envelope: { locale: Locale; key: string },
): Promise<Result<{ reference: string }>> {
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
    fields: { ...fields, ...labels(seen), english: labels(english) },
    mails: [
      { event: 'contact-agency', recipient: agencyAddress() },
      { event: 'contact-visitor', recipient: form.email },
    ],
  });
}
