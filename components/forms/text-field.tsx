'use client';

import type { ComponentProps } from 'react';

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

const fieldClass =
  'mt-1 block w-full rounded-board border-2 border-line bg-wall px-3 py-2 aria-[invalid=true]:border-red-ink';

/** A required field: label above, what is wrong beneath it. */
export function TextField({ label, type, problem, ...field }: TextFieldProps) {
  const problemId = `${field.name}-problem`;
  const shared = {
    ...field,
    id: field.name,
    required: true,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? problemId : undefined,
  };
  return (
    <div>
      <label htmlFor={field.name} className="block font-semibold">
        {label} <span aria-hidden="true">*</span>
      </label>
      {type === 'multiline' ? (
        <textarea {...shared} rows={3} className={fieldClass} />
      ) : (
        <input {...shared} type={type} className={`${fieldClass} min-h-13`} />
      )}
      {problem && (
        <p id={problemId} className="mt-1 text-red-ink">
          {problem}
        </p>
      )}
    </div>
  );
}
