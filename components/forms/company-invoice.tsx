'use client';

import type { Messages } from 'next-intl';
import { useState } from 'react';
import type { FieldProps } from './field-props';
import { TextField } from './text-field';

type CompanyInvoiceProps = {
  field: (name: (typeof fields)[number]['name']) => FieldProps;
  words: Messages['checkout']['details']['company'];
};

const fields = [
  { name: 'companyName', autoComplete: 'organization' },
  { name: 'companyTaxId', autoComplete: 'off' },
  { name: 'companyBranch', autoComplete: 'off' },
] as const;

/** The folded part for a company that wants the invoice; it opens, and stays open, where something in it is wrong. */
export function CompanyInvoice({ field, words }: CompanyInvoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const parts = fields.map(({ name, autoComplete }) => ({ name, autoComplete, props: field(name) }));
  const hasProblem = parts.some(({ props }) => props.problem !== undefined);
  return (
    <details
      open={isOpen || hasProblem}
      onToggle={({ currentTarget }) => {
        if (hasProblem) currentTarget.open = true;
        setIsOpen(currentTarget.open);
      }}
      className="border-ink border-t-2 md:col-span-2"
    >
      <summary className="flex min-h-13 items-center gap-3 font-semibold">
        {words.title}
        <span className="chevron" />
      </summary>
      <div className="grid gap-x-6 gap-y-4 pb-2 md:grid-cols-2">
        <p className="text-ink-2 md:col-span-2">{words.text}</p>
        {parts.map(({ name, autoComplete, props }) => (
          <TextField
            key={name}
            {...props}
            type="text"
            autoComplete={autoComplete}
            // The other two are starred like required fields, which they are once any of the three is filled.
            {...(name === 'companyBranch' && { optional: words.branchHint })}
          />
        ))}
      </div>
    </details>
  );
}
