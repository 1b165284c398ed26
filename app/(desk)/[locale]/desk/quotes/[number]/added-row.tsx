import type { Messages } from 'next-intl';
import type { FieldProps } from '@/components/forms/field-props';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { linePeriods } from '@/lib/documents/line-fields';
import { fill } from '@/lib/i18n/fill';
import { type Locale, languageNames } from '@/lib/i18n/locales';
import { lineUnits } from '@/lib/orders/line-units';

type FormWords = Messages['desk']['quotes']['form'];

export type AddedRowWords = Pick<FormWords, 'added' | 'line' | 'own' | 'units' | 'chooseType'> & {
  periods: Messages['catalog']['periods'];
  optional: string;
};

type Options = readonly { value: string; label: string }[];

type AddedRowProps = {
  row: number;
  /** Whether the line was offered before, so that it can be taken out. */
  mayGo: boolean;
  field: (name: string) => FieldProps;
  /** What stands in a field now. */
  typedIn: (name: string) => string | undefined;
  /** The whole catalog. */
  items: Options;
  types: Options;
  /** In which it is offered; what is not in Thai is asked for in Thai, too. */
  language: Locale;
  /** Whether it has the disc of its number, where no other lines have one. */
  isCounted?: boolean;
  /** Where the line is paid at once, it is not asked for Thai, period and unit. */
  isSale?: boolean;
  words: AddedRowWords;
};

/** A line that the agency adds: an item of the catalog, or one of its own. One that nobody writes into is none. */
export function AddedRow(props: AddedRowProps) {
  const {
    row,
    mayGo,
    field,
    typedIn,
    items,
    types,
    language,
    isCounted = true,
    isSale = false,
    words,
  } = props;
  const isOwn = !typedIn(`added-${row}-item`);
  const part = (name: keyof FormWords['line']) => ({
    ...field(`added-${row}-${name}`),
    label: fill(words.line[name], { language: languageNames[language] }),
    optional: '',
  });
  const { label, optional: _, problem: __, ...remove } = part('remove');
  const thai = { ...part('thai'), optional: words.optional };
  const [before, after] = words.added.split('{row}');
  return (
    <fieldset className="desk-fields">
      <legend>
        {before}
        {isCounted ? <b>{row}</b> : row}
        {after}
      </legend>
      <SelectField {...part('item')} options={[{ value: '', label: words.own }, ...items]} />
      {isOwn && (
        <>
          <TextField type="text" autoComplete="off" {...part('name')} />
          {language !== 'th' && !isSale && <TextField type="text" autoComplete="off" {...thai} />}
          <div className="desk-pair">
            <SelectField {...part('type')} options={types} choose={words.chooseType} />
            {!isSale && (
              <SelectField
                {...part('period')}
                options={linePeriods.map((value) => ({ value, label: words.periods[value] }))}
              />
            )}
          </div>
        </>
      )}
      <CountedFields fieldOf={part} hasUnit={!isSale} units={words.units} />
      {mayGo && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" {...remove} className="size-6 accent-link" />
          {label}
        </label>
      )}
    </fieldset>
  );
}

type CountedFieldsProps = {
  fieldOf: (part: 'quantity' | 'unit' | 'price') => FieldProps;
  hasUnit?: boolean;
  units: FormWords['units'];
};

/** How many of a line, in which unit, and for how much one. */
export function CountedFields({ fieldOf, hasUnit = true, units }: CountedFieldsProps) {
  return (
    <div className="desk-pair">
      <TextField type="text" inputMode="numeric" autoComplete="off" {...fieldOf('quantity')} />
      {hasUnit && (
        <SelectField
          {...fieldOf('unit')}
          options={[
            { value: '', label: units.period },
            ...lineUnits.map((value) => ({ value, label: units[value] })),
          ]}
        />
      )}
      <TextField type="text" inputMode="decimal" autoComplete="off" {...fieldOf('price')} />
    </div>
  );
}
