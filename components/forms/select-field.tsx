import { FieldFrame, fieldClass } from './field-frame';

type SelectFieldProps = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  problem: string | undefined;
};

/** A required choice from a list, as the platform draws it. */
export function SelectField({ name, label, options, problem }: SelectFieldProps) {
  return (
    <FieldFrame id={name} label={label} problem={problem}>
      <select id={name} name={name} required aria-invalid={problem !== undefined} className={fieldClass}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
