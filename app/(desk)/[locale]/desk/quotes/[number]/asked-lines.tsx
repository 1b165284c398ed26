import type { FieldProps } from '@/components/forms/field-props';
import { CountedFields } from './added-row';

/** A line that the customer asked for, by its place. */
export type AskedLine = { place: number; name: string; period: string };

type AskedLinesProps = {
  lines: readonly AskedLine[];
  field: (name: string) => FieldProps;
  units: Parameters<typeof CountedFields>[0]['units'];
};

/** What was asked for, with how many and for how much. */
export function AskedLines({ lines, field, units }: AskedLinesProps) {
  return (
    <ul className="desk-form empty:hidden">
      {lines.map(({ place, name, period }) => (
        <li key={place} className="desk-fields">
          <span className="wrap-anywhere min-w-0 font-medium">
            {place}. {name}
            <span className="block font-normal text-ink-2 text-small">{period}</span>
          </span>
          <CountedFields fieldOf={(part) => ({ ...field(`${part}-${place}`), optional: '' })} units={units} />
        </li>
      ))}
    </ul>
  );
}
