import type { FieldProps } from '@/components/forms/field-props';
import { type AddedRowWords, CountedFields } from './added-row';

/** A line that the customer asked for, by its place. */
export type AskedLine = { place: number; name: string; period: string };

type AskedLinesProps = {
  lines: readonly AskedLine[];
  field: (name: string) => FieldProps;
  words: Pick<AddedRowWords, 'line' | 'units'>;
};

/** What was asked for, with how many and for how much. */
export function AskedLines({ lines, field, words }: AskedLinesProps) {
  return (
    <ul className="desk-form empty:hidden">
      {lines.map(({ place, name, period }) => (
        <li key={place}>
          <fieldset className="desk-fields">
            <legend className="wrap-anywhere">
              <b>{place}</b> {name}
            </legend>
            <p className="text-ink-2 text-small">{period}</p>
            <CountedFields
              fieldOf={(part) => ({ ...field(`${part}-${place}`), label: words.line[part], optional: '' })}
              units={words.units}
            />
          </fieldset>
        </li>
      ))}
    </ul>
  );
}
