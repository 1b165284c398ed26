import type { ComponentProps } from 'react';
import { FieldFrame, fieldClass } from './field-frame';

type PlainFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  name: string;
  label: string;
  /** Stands behind the label. */
  hint?: string;
  type?: 'text' | 'email' | 'date' | 'multiline' | 'file';
};

/** A field of a form that posts without a script of ours. */
export function PlainField({ name, id = name, label, hint, type = 'text', ...input }: PlainFieldProps) {
  const { defaultValue, required, maxLength } = input;
  return (
    <FieldFrame id={id} label={label} problem={undefined} optional={hint}>
      {type === 'multiline' ? (
        <textarea
          id={id}
          name={name}
          rows={3}
          defaultValue={defaultValue}
          required={required}
          maxLength={maxLength}
          className={fieldClass}
        />
      ) : (
        <input {...input} id={id} name={name} type={type} className={fieldClass} />
      )}
    </FieldFrame>
  );
}
