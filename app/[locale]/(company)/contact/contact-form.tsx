'use client';

import '@/app/styles/field-group.css';
import { useRouter } from 'next/navigation';
import type { Messages } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { FieldGroup } from '@/components/forms/field-group';
import { InquiryForm, type InquiryWords, useInquiry } from '@/components/forms/inquiry-form';
import { optionsOf } from '@/components/forms/options';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { useDraft } from '@/components/forms/use-draft';
import { useLetteredName } from '@/components/use-lettered-name';
import { searchedWords } from '@/lib/browser/searched-words';
import type { Locale } from '@/lib/i18n/locales';
import { type Contact, contact, maxSubjectCharacters } from '@/lib/inquiries/contact';

type ContactFormProps = {
  locale: Locale;
  thankYou: string;
  sections: Messages['contact']['form']['sections'];
  words: InquiryWords & { form: Messages['forms']['contact'] };
};

/** The contact form; the subject may come with the address. */
export function ContactForm({ locale, thankYou, sections, words }: ContactFormProps) {
  const router = useRouter();
  const seed = useAddressedSubject();
  const company = useLetteredName();
  const inquiry = useInquiry({
    action: '/api/contact',
    schema: contact,
    locale,
    words,
    onSent: () => {
      draft.discard();
      router.push(thankYou);
    },
  });
  const draft = useDraft('contact', inquiry.form, seed, company ? { company } : undefined);
  const { field } = inquiry;
  const { form, kit } = words;
  const shown = {
    name: <TextField {...field('name')} type="text" autoComplete="name" />,
    email: <TextField {...field('email')} type="email" autoComplete="email" />,
    phone: <TextField {...field('phone')} type="tel" autoComplete="tel" />,
    line: <TextField {...field('line')} type="text" autoComplete="off" spellCheck={false} />,
    company: <TextField {...field('company')} type="text" autoComplete="organization" />,
    website: <TextField {...field('website')} type="url" autoComplete="url" placeholder={form.website} />,
    businessType: (
      <SelectField {...field('businessType')} choose={kit.choose} options={optionsOf(form.businessTypes)} />
    ),
    location: (
      <TextField
        {...field('location')}
        type="text"
        autoComplete="address-level2"
        placeholder={form.location}
      />
    ),
    subject: <TextField {...field('subject')} type="text" autoComplete="off" />,
    budget: <SelectField {...field('budget')} choose={kit.choose} options={optionsOf(form.budgets)} />,
    timeframe: (
      <SelectField {...field('timeframe')} choose={kit.choose} options={optionsOf(form.timeframes)} />
    ),
    message: <TextField {...field('message')} type="multiline" rows={6} autoComplete="off" />,
  } satisfies Record<keyof Contact, ReactNode>;
  return (
    <InquiryForm inquiry={inquiry} draft={draft}>
      <FieldGroup title={sections.person}>
        {shown.name}
        {shown.email}
        {shown.phone}
        {shown.line}
      </FieldGroup>
      <FieldGroup title={sections.business}>
        {shown.company}
        {shown.website}
        {shown.businessType}
        {shown.location}
      </FieldGroup>
      <FieldGroup title={sections.project}>
        <div className="md:col-span-2">{shown.subject}</div>
        {shown.budget}
        {shown.timeframe}
        {shown.message}
      </FieldGroup>
    </InquiryForm>
  );
}

/** The subject that a link to this page gave, or a search that found nothing, once the page is live: it is prerendered without one. */
function useAddressedSubject(): Record<string, string> | undefined {
  const [subject, setSubject] = useState('');
  useEffect(() => {
    const addressed = new URLSearchParams(window.location.search).get('subject');
    const given = addressed ?? searchedWords.read() ?? '';
    searchedWords.remove();
    setSubject([...given].slice(0, maxSubjectCharacters).join(''));
  }, []);
  return subject === '' ? undefined : { subject };
}
