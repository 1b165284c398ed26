/** What a field of a form gets from `useSubmission`. */
export type FieldProps = {
  name: string;
  label: string;
  /** There where the field may stay empty, and shown behind its label; with no words the label is starred all the same. */
  optional?: string | undefined;
  problem: string | undefined;
  /** What stands in it from the start, without JavaScript too. */
  defaultValue?: string | undefined;
  ref: (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) => void;
  onBlur: (event: { target: unknown; type?: unknown }) => void;
  onChange: (event: { target: unknown; type?: unknown }) => void;
};

/** The attributes that all elements of a field share. */
export function elementProps({ optional, problem, label: _label, ...field }: FieldProps): Omit<
  FieldProps,
  'label' | 'optional' | 'problem'
> & {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
} {
  return {
    ...field,
    id: field.name,
    required: optional === undefined,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${field.name}-problem` : undefined,
  };
}
