import 'server-only';
import { estimatePrint } from '@/lib/catalog/print-estimate';
import { translator } from '@/lib/i18n/translator';
import type { Result } from '@/lib/result';
import { agencyAddress } from '@/lib/site/agency';
import type { BusinessCard } from './business-card';
import type { ReadInquiry } from './inquiry-form';
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
    paper_type: t(`businessCard.paperTypes.${form.paperType}`),
    design_type: t(`businessCard.designTypes.${form.designType}`),
  });
  return submitInquiry({
    kind: 'business-card',
    ...envelope,
    fields: {
      name: form.name,
      email: form.email,
      phone: form.phone,
      company: form.company,
      quantity: form.quantity,
      ...labels(seen),
      design_notes: form.designNotes,
      card_name: form.cardName,
      card_title: form.cardTitle,
      card_company: form.cardCompany,
      card_phone: form.cardPhone,
      card_email: form.cardEmail,
      card_website: form.cardWebsite,
      card_address: form.cardAddress,
      additional_info: form.additionalInfo,
      estimate: estimatePrint(form),
      english: labels(english),
    },
    mails: [
      { event: 'business-card-agency', recipient: agencyAddress() },
      { event: 'business-card-visitor', recipient: form.email },
    ],
  });
}
