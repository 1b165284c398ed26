'use client';

import type { Messages } from 'next-intl';
import { CustomerFields, customerLabels } from '@/components/forms/customer-fields';
import { SelectField } from '@/components/forms/select-field';
import { newQuoteForm } from '@/lib/documents/new-quote-form';
import { languageNames, locales } from '@/lib/i18n/locales';
import { OfferForm, type OfferFormProps } from '../[number]/offer-form';

type BeginQuoteProps = Omit<OfferFormProps, 'lines' | 'rows' | 'number'> & {
  begins: Messages['desk']['quotes']['new'];
  details: Messages['checkout']['details'];
};

/** Begins a quotation: who it is for, then what is offered. */
export function BeginQuote({ begins, details, ...offer }: BeginQuoteProps) {
  return (
    <OfferForm
      {...offer}
      lines={[]}
      rows={0}
      begun={{
        path: '/api/desk/quotes',
        schemaOf: newQuoteForm,
        labels: { ...customerLabels(details), locale: begins.locale },
        above: (field) => (
          <fieldset className="desk-fields">
            <legend>{begins.customer}</legend>
            <CustomerFields field={field} words={details} />
            <SelectField
              {...field('locale')}
              options={locales.map((value) => ({ value, label: languageNames[value] }))}
            />
          </fieldset>
        ),
      }}
    />
  );
}
