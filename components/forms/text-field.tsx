'use client';

import type { ComponentProps } from 'react';
import { FieldFrame, fieldClass } from './field-frame';
import { elementProps, type FieldProps } from './field-props';
import { useEmailSuggestion } from './use-email-suggestion';

export type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'placeholder' | 'spellCheck' | 'pattern' | 'inputMode'> & {
    type: 'text' | 'email' | 'tel' | 'url' | 'multiline';
    /** How high a `multiline` box is. */
    rows?: number;
  };

const inputModes = { text: undefined, email: 'email', tel: 'tel', url: 'url' } as const;

/** A field to type into; one for an email address asks where it looks mistyped. */
export function TextField({
  type,
  rows = 3,
  autoComplete,
  placeholder,
  spellCheck,
  pattern,
  inputMode,
  ...field
}: TextFieldProps) {
  const suggestion = useEmailSuggestion(field);
  const shared = {
    ...elementProps(field),
    autoComplete,
    placeholder,
    spellCheck,
    className: fieldClass,
  };
  return (
    <FieldFrame id={field.name} label={field.label} problem={field.problem} optional={field.optional}>
      {type === 'multiline' ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input
          {...shared}
          {...(type === 'email' && suggestion.ofInput(shared['aria-describedby']))}
          type={type}
          pattern={pattern}
          inputMode={inputMode ?? inputModes[type]}
        />
      )}
      {suggestion.line}
    </FieldFrame>
  );
}
