'use client';

import type { Messages } from 'next-intl';
import { CompanyInvoice } from './company-invoice';
import type { FieldProps } from './field-props';
import { TextField } from './text-field';

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'address', type: 'multiline', autoComplete: 'street-address' },
] as const;

type CustomerWords = Messages['checkout']['details'];

/** The labels of the fields, by their names in the schema `customer`. */
export function customerLabels({ company, name, email, phone, address }: CustomerWords) {
  return { ...company, name, email, phone, address };
}

type CustomerFieldsProps = {
  field: (
    name: (typeof fields)[number]['name'] | 'companyName' | 'companyTaxId' | 'companyBranch',
  ) => FieldProps;
  words: CustomerWords;
};

/** Who an order is from, and the company to be invoiced where there is one. */
export function CustomerFields({ field, words }: CustomerFieldsProps) {
  return (
    <>
      {fields.map(({ name, type, autoComplete }) => (
        <TextField key={name} {...field(name)} type={type} autoComplete={autoComplete} />
      ))}
      <CompanyInvoice field={field} words={words.company} />
    </>
  );
}
