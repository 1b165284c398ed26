'use client';

import '@/app/styles/field-group.css';
import { useRouter } from 'next/navigation';
import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '@/components/forms/field-group';
import { InquiryForm, type InquiryWords, useInquiry } from '@/components/forms/inquiry-form';
import { optionsOf } from '@/components/forms/options';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { useDraft } from '@/components/forms/use-draft';
import { useLetteredName } from '@/components/use-lettered-name';
import { isPrinted, printQuantities } from '@/lib/catalog/print-estimate';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/number';
import { type BusinessCard, businessCard } from '@/lib/inquiries/business-card';
import { BusinessCardPreview } from './business-card-preview';
import { PrintEstimate } from './print-estimate';
import { usePayingOrder } from './use-paying-order';
import { useQuantityLinks } from './use-quantity-links';

type Typed = Partial<Record<keyof BusinessCard, string>>;

type BusinessCardFormProps = {
  locale: Locale;
  thankYou: string;
  words: InquiryWords & { form: Messages['forms']['businessCard'] };
  /** What stands above the card. */
  children: ReactNode;
};

const defaults = { quantity: '500', paperType: 'standard', designType: 'new' } satisfies Typed;

/** The business card order form: what goes on the card first, which is painted as it is typed and stays in sight with its price. */
export function BusinessCardForm({ locale, thankYou, words, children }: BusinessCardFormProps) {
  const router = useRouter();
  const lettered = useLetteredName();
  const order = usePayingOrder();
  const inquiry = useInquiry({
    action: '/api/business-card-orders',
    schema: businessCard,
    locale,
    words,
    defaults,
    onSent: () => {
      draft.discard();
      router.push(thankYou);
    },
  });
  const draft = useDraft('business-card', inquiry.form, undefined, {
    ...(lettered && { cardCompany: lettered }),
    ...(order && { orderReference: order }),
  });
  useQuantityLinks(inquiry.form.setValue);
  const typed: Typed = useWatch({ control: inquiry.form.control });
  const { field, formProps } = inquiry;
  const { form } = words;
  // Without JavaScript what is chosen is not known here; the handler then refuses the pair.
  const isOffered = (paperType: string) =>
    !formProps.noValidate || isPrinted({ quantity: typed.quantity ?? defaults.quantity, paperType });
  return (
    <div className="card-order">
      <div className="card-head">
        {children}
        <p>
          {form.previewNote} {words.kit.required}
        </p>
      </div>
      <div className="card-stage sign sign-print">
        <BusinessCardPreview typed={typed} words={form} />
        <PrintEstimate
          typed={typed}
          locale={locale}
          label={words.fields.estimate}
          notPrinted={words.errors.fields['spot-uv-quantity']}
        />
      </div>
      <InquiryForm inquiry={inquiry} draft={draft}>
        <FieldGroup title={form.sections.card}>
          <TextField {...field('cardCompany')} type="text" autoComplete="off" />
          <TextField {...field('cardName')} type="text" autoComplete="off" />
          <TextField {...field('cardTitle')} type="text" autoComplete="off" />
          <TextField {...field('cardPhone')} type="tel" autoComplete="off" />
          <TextField {...field('cardEmail')} type="email" autoComplete="off" />
          <TextField {...field('cardWebsite')} type="url" autoComplete="off" placeholder={form.website} />
          <TextField {...field('cardAddress')} type="multiline" rows={2} autoComplete="off" />
        </FieldGroup>
        <FieldGroup title={form.sections.order}>
          <SelectField
            {...field('quantity')}
            options={printQuantities.map((value) => ({ value, label: formatNumber(Number(value), locale) }))}
          />
          <div className="grid content-start gap-1.5">
            <SelectField
              {...field('paperType')}
              options={optionsOf(form.paperTypes).map((option) => ({
                ...option,
                isDisabled: !isOffered(option.value),
              }))}
            />
            <p className="text-ink-2 text-small">{form.spotUvNote}</p>
          </div>
          <div className="grid content-start gap-1.5 md:col-span-2">
            <SelectField {...field('designType')} options={optionsOf(form.designTypes)} />
            <p className="text-ink-2 text-small">{form.estimateNote}</p>
          </div>
          <TextField {...field('designNotes')} type="multiline" rows={2} autoComplete="off" />
        </FieldGroup>
        <FieldGroup title={form.sections.person}>
          <TextField {...field('name')} type="text" autoComplete="name" />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
          <TextField {...field('company')} type="text" autoComplete="organization" />
          <TextField {...field('additionalInfo')} type="multiline" rows={2} autoComplete="off" />
          <div className="grid content-start gap-1.5">
            <TextField {...field('orderReference')} type="text" autoComplete="off" spellCheck={false} />
            <p className="text-ink-2 text-small">{form.paidNote}</p>
          </div>
        </FieldGroup>
      </InquiryForm>
    </div>
  );
}
