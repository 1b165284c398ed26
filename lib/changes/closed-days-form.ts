import { z } from 'zod';
import { optionalTextField } from '@/lib/fields/fields';
import { isDayOrNone } from '@/lib/fields/times';
import { asText, type Form, type Input, type Typed } from './inputs';

const rows = Array.from({ length: 12 }, (_, index) => String(index + 1));

const inputs = rows.flatMap((row): Input[] => [
  { name: `day-${row}`, label: 'day', type: 'date', isOptional: true },
  { name: `yearly-${row}`, label: 'yearly', type: 'check', isOptional: true },
]);

/** The day of a closed day that comes each year, in a year that has it. */
const inSomeYear = (monthAndDay: string) =>
  monthAndDay === '02-29' ? `2028-${monthAndDay}` : `${new Date().getUTCFullYear()}-${monthAndDay}`;

/** Days as YYYY-MM-DD, or as MM-DD those of every year; in their order, each once. */
export const closedDaysForm: Form = {
  inputs,
  read: z
    .object(
      Object.fromEntries(
        inputs.map(({ name, type }) => [
          name,
          type === 'date'
            ? optionalTextField({ max: 10 }).refine(isDayOrNone, 'day')
            : optionalTextField({ max: 2 }),
        ]),
      ),
    )
    .transform((typed) => {
      const days = rows.flatMap((row) => {
        const day = String(typed[`day-${row}`]);
        if (day === '') return [];
        return [typed[`yearly-${row}`] === 'on' ? day.slice('YYYY-'.length) : day];
      });
      return [...new Set(days)].sort();
    }),
  write: (value) => {
    const days: unknown[] = Array.isArray(value) ? value : [];
    return Object.fromEntries(
      rows.flatMap((row, index) => {
        const day = asText(days[index]);
        const isYearly = /^\d\d-\d\d$/.test(day);
        return [
          [`day-${row}`, isYearly ? inSomeYear(day) : day],
          [`yearly-${row}`, isYearly ? 'on' : ''],
        ];
      }),
    );
  },
};

/** The rows that say a day, and three more. */
export function closedDaysShown(typed: Typed): Input[] {
  const filled = rows.filter((row) => typed[`day-${row}`]).length;
  return inputs.slice(0, 2 * (filled + 3));
}

/** Days that somebody adds and that are over, by their inputs. */
export function pastClosedDays(typed: Typed, today: string, before: Typed): string[] {
  return rows.flatMap((row) => {
    const day = typed[`day-${row}`] ?? '';
    const isOver = day !== '' && day < today && typed[`yearly-${row}`] !== 'on';
    return isOver && !Object.values(before).includes(day) ? [`day-${row}`] : [];
  });
}
