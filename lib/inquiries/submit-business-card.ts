import 'server-only';
import { estimatePrint } from '@/lib/catalog/print-estimate';
import { translator } from '@/lib/i18n/translator';
import type { Result } from '@/lib/result';
import { agencyAddress } from '@/lib/site/agency';
import type { BusinessCard } from './business-card';
import type { ReadInquiry } from './inquiry-form';
import { toStoredNames } from './stored-names';
import { submitInquiry } from './submit';

/** Takes a business card order; `estimate` in whole satang is worked out here, never taken from the form. @throws DatabaseError */
export async function submitBusinessCard({
  form,
  ...envelope
}: ReadInquiry<BusinessCard>): Promise<Result<{ reference: string }>> {
  const [seen, english] = await Promise.all([
    translator(envelope.locale, 'forms'),
    translator('en', 'forms'),
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
      english: toStoredNames(labels(english)),
    },
    mails: [
      { event: 'business-card-agency', recipient: agencyAddress() },
      { event: 'business-card-visitor', recipient: form.email, isCopy: true },
    ],
  });
}
