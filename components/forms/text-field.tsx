'use client';

import type { ComponentProps } from 'react';
import { FieldFrame, fieldClass } from './field-frame';

type TextFieldProps = Pick<ComponentProps<'input'>, 'autoComplete'> & {
  name: string;
  label: string;
  /** `multiline` is a box of three rows. */
  type: 'text' | 'email' | 'tel' | 'multiline';
  problem: string | undefined;
  ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
  onBlur: (event: { target: unknown; type?: unknown }) => void;
  onChange: (event: { target: unknown; type?: unknown }) => void;
};

/** A required field to type into. */
export function TextField({ label, type, problem, ...field }: TextFieldProps) {
  const shared = {
    ...field,
    id: field.name,
    required: true,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${field.name}-problem` : undefined,
  };
  return (
    <FieldFrame id={field.name} label={label} problem={problem}>
      {type === 'multiline' ? (
        <textarea {...shared} rows={3} className={fieldClass} />
      ) : (
        <input {...shared} type={type} className={fieldClass} />
      )}
    </FieldFrame>
  );
}
