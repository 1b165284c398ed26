'use client';

import { FieldFrame, fieldClass } from '@/components/forms/field-frame';
import { elementProps, type FieldProps } from '@/components/forms/field-props';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import type { Locale } from '@/lib/i18n/locales';

/** An input of a field as the form gets it: with its words. */
export type FormInput = {
  name: string;
  label: string;
  type: 'text' | 'multiline' | 'date' | 'time' | 'amount' | 'choice' | 'check';
  choices: readonly { value: string; label: string }[] | undefined;
  locale?: Locale;
  isOptional?: boolean;
};

type ChangeInputProps = { input: FormInput; field: FieldProps; choose: string };

/** One input, as its type asks. */
export function ChangeInput({ input: { type, choices = [], isOptional }, field, choose }: ChangeInputProps) {
  if (type === 'choice') return <SelectField {...field} options={choices} {...(isOptional && { choose })} />;
  if (type === 'date' || type === 'time') return <DateField {...field} type={type} />;
  if (type === 'multiline') return <TextField {...field} type="multiline" />;
  if (type !== 'check')
    return <TextField {...field} type="text" {...(type === 'amount' && { inputMode: 'decimal' })} />;
  const { defaultValue, required: _required, ...box } = elementProps(field);
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...box} type="checkbox" defaultChecked={defaultValue === 'on'} className="size-6" />
      {field.label}
    </label>
  );
}

type DateFieldProps = FieldProps & { type: 'date' | 'time'; min?: string };

/** A day or a time, by the browser's own picker. */
export function DateField({ type, min, ...field }: DateFieldProps) {
  return (
    <FieldFrame id={field.name} label={field.label} problem={field.problem} optional={field.optional}>
      <input {...elementProps(field)} type={type} min={min} className={fieldClass} />
    </FieldFrame>
  );
}
