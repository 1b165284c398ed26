'use client';

import { FieldFrame, fieldClass } from './field-frame';
import { elementProps, type FieldProps } from './field-props';

type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  /** The first line, which chooses nothing; without it the first option is chosen. */
  choose?: string;
};

/** A choice from a list, as the platform draws it. */
export function SelectField({ options, choose, ...field }: SelectFieldProps) {
  return (
    <FieldFrame id={field.name} label={field.label} problem={field.problem} optional={field.optional}>
      {/* Where an option is always chosen, HTML allows no `required`. */}
      <select
        {...elementProps(field)}
        required={choose !== undefined && field.optional === undefined}
        className={fieldClass}
      >
        {choose !== undefined && <option value="">{choose}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
