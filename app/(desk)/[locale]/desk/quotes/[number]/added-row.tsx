import type { Messages } from 'next-intl';
import type { FieldProps } from '@/components/forms/field-props';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { linePeriods } from '@/lib/documents/offer-form';
import { fill } from '@/lib/i18n/fill';

type FormWords = Messages['desk']['quotes']['form'];

export type AddedRowWords = Pick<FormWords, 'added' | 'line'> & {
  periods: Messages['catalog']['periods'];
  optional: string;
};

type AddedRowProps = {
  row: number;
  /** Whether the line was offered before, so that it can be taken out. */
  mayGo: boolean;
  field: (name: string) => FieldProps;
  types: readonly { value: string; label: string }[];
  asksThai: boolean;
  words: AddedRowWords;
};

/** A line that the agency adds; one that nobody writes into is none. */
export function AddedRow({ row, mayGo, field, types, asksThai, words }: AddedRowProps) {
  const part = (name: keyof FormWords['line']) => ({
    ...field(`added-${row}-${name}`),
    label: words.line[name],
    optional: '',
  });
  const { label, optional: _, problem: __, ...remove } = part('remove');
  const thai = { ...part('thai'), optional: words.optional };
  return (
    <fieldset className="grid gap-x-6 gap-y-4 rounded-board border-2 border-hair p-4 sm:grid-cols-2">
      <legend className="contents font-semibold">
        <span className="font-semibold sm:col-span-2">
          {fill(words.added, { row })} <span className="font-normal text-ink-2">{words.optional}</span>
        </span>
      </legend>
      <TextField type="text" autoComplete="off" {...part('name')} />
      {asksThai && <TextField type="text" autoComplete="off" {...thai} />}
      <SelectField {...part('type')} options={types} />
      <SelectField
        {...part('period')}
        options={linePeriods.map((value) => ({ value, label: words.periods[value] }))}
      />
      <TextField type="text" inputMode="decimal" autoComplete="off" {...part('price')} />
      {mayGo && (
        <label className="flex min-h-13 items-center gap-3 self-end">
          <input type="checkbox" {...remove} className="size-6 accent-link" />
          {label}
        </label>
      )}
    </fieldset>
  );
}
