import type { ReactNode } from 'react';
import { FieldFrame, fieldClass } from '@/components/forms/field-frame';
import { languageNames, locales } from '@/lib/i18n/locales';

type ChoiceProps = { name: string; label: string; value?: string; children: ReactNode };

/** A field whose answers are given. */
export function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <FieldFrame id={name} label={label} problem={undefined}>
      <select id={name} name={name} defaultValue={value} className={fieldClass}>
        {children}
      </select>
    </FieldFrame>
  );
}

/** The language in which a customer is written to. */
export function LanguageChoice({ label, value }: { label: string; value: string }) {
  return (
    <Choice name="locale" label={label} value={value}>
      {locales.map((locale) => (
        <option key={locale} value={locale}>
          {languageNames[locale]}
        </option>
      ))}
    </Choice>
  );
}
