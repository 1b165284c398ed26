import 'server-only';
import { estimatePrint } from '@/lib/catalog/print-estimate';
import { agencyAddress, agencyLocale } from '@/lib/company/agency';
import { translator } from '@/lib/i18n/translator';
import type { Result } from '@/lib/result';
import type { BusinessCard } from './business-card';
import type { ReadInquiry } from './inquiry-form';
import { toStoredNames } from './stored-names';
import { type Submitted, submitInquiry } from './submit';

/** Takes a business card order; `estimate` in whole satang is worked out here, never taken from the form. */
export async function submitBusinessCard({
  form,
  ...envelope
}: ReadInquiry<BusinessCard>): Promise<Result<Submitted>> {
  const [seen, agency] = await Promise.all([
    translator(envelope.locale, 'forms'),
    translator(agencyLocale(), 'forms'),
  ]);
  const labels = (t: typeof seen) => ({
    paperType: t(`businessCard.paperTypes.${form.paperType}`),
    designType: t(`businessCard.designTypes.${form.designType}`),
  });
  return submitInquiry({
    kind: 'business-card',
    ...envelope,
    form,
    fields: {
      ...toStoredNames({ ...form, ...labels(seen) }),
      estimate: estimatePrint(form),
      agency: toStoredNames(labels(agency)),
    },
    mails: [
      { event: 'business-card-agency', audience: 'agency', recipient: agencyAddress() },
      { event: 'business-card-visitor', audience: 'customer', recipient: form.email },
    ],
  });
}
