import { z } from 'zod';
import { findItem, isItemId } from '@/lib/catalog/items';
import { optionalTextField, textField } from '@/lib/fields/fields';
import { type LineUnit, lineUnits } from '@/lib/orders/line-units';

/** How many lines the agency may add to what was asked for. */
export const maxAdded = 20;

export const linePeriods = ['once', 'month', 'year'] as const;

/** How many of a line, and in which unit they are counted; without one they are times of its period: jobs, months, years. */
export type Counted = { quantity: number; unit: LineUnit | undefined };

/** A line that the agency adds; `price` for one of it in whole satang. */
export type AddedLine = Counted & {
  /** The item of the catalog that it is, whose words and period it has; empty for a line of the agency's own. */
  item: string;
  /** In the customer's language. */
  name: string;
  /** In Thai; empty where it is the same. */
  thai: string;
  type: string;
  period: (typeof linePeriods)[number];
  price: number;
};

/** Below 100 million baht, in satang. */
const tooMuch = 10_000_000_000;

/** An amount as people type it, in baht with at most two decimals, below 100 million. @returns whole satang; undefined for what is no such amount */
export function satangTyped(text: string): number | undefined {
  const [, baht, decimals = ''] =
    /^฿?\s?(\d{1,8}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (baht === undefined) return undefined;
  const satang = Number(baht.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return satang < tooMuch ? satang : undefined;
}

/** An amount as a field takes it; nothing for none. @param satang whole */
export function amountTyped(satang: number): string {
  return satang === 0 ? '' : (satang / 100).toFixed(satang % 100 === 0 ? 0 : 2);
}

/** An amount in baht that is required; whole satang come out. */
export const sumField = textField({ max: 20 })
  .transform((text) => satangTyped(text) ?? 0)
  .refine((satang) => satang > 0, 'amount');

/** An amount in baht, from so many satang on, or nothing. */
export const amountField = (min: number) =>
  optionalTextField({ max: 20 }).refine((text) => text === '' || (satangTyped(text) ?? -1) >= min, 'amount');

/** A whole number from 1 to 999: 1 where it is emptied, nothing where it is missing. */
const quantityField = z.preprocess(
  (text) => (typeof text === 'string' && text.trim() === '' ? '1' : text),
  optionalTextField({ max: 3 }).refine((text) => text === '' || /^[1-9]\d{0,2}$/.test(text), 'quantity'),
);

const unitField = z.preprocess((unit) => unit ?? '', z.enum(['', ...lineUnits], 'required'));

const nameField = optionalTextField({ max: 200 });

const removeField = z.preprocess((value) => (value === true || value === 'on' ? 'on' : ''), z.string());

type Shape = Record<string, z.ZodType<string>>;

/** How many, in which unit and for how much one, of the line whose fields end so. */
const countedFields = (nameOf: (part: string) => string): Shape => ({
  [nameOf('quantity')]: quantityField,
  [nameOf('unit')]: unitField,
  [nameOf('price')]: amountField(1),
});

/** The fields of a line that was asked for. */
export function placeFields(place: number): Shape {
  return countedFields((part) => `${part}-${place}`);
}

export const rowField = (row: number, part: string) => `added-${row}-${part}`;

/** The fields of a row for a line to add. @param types what such a line may be */
export function rowFields(row: number, types: readonly string[]): Shape {
  return {
    [rowField(row, 'item')]: optionalTextField({ max: 60 }).refine(
      (item) => item === '' || isItemId(item),
      'required',
    ),
    [rowField(row, 'name')]: nameField,
    [rowField(row, 'thai')]: nameField,
    [rowField(row, 'type')]: z.preprocess((type) => type ?? types[0], z.enum(['', ...types], 'required')),
    [rowField(row, 'period')]: z.preprocess((period) => period ?? 'once', z.enum(linePeriods, 'required')),
    ...countedFields((part) => rowField(row, part)),
    [rowField(row, 'remove')]: removeField,
  };
}

type Fields = Readonly<Record<string, string>>;

/** The rows in which somebody has written a line. */
function rowsIn(fields: Fields): number[] {
  return Object.keys(fields).flatMap((name) => {
    const row = Number(/^added-(\d+)-name$/.exec(name)?.[1] ?? 0);
    const isWritten = ['item', 'name', 'thai', 'price'].some(
      (part) => (fields[rowField(row, part)] ?? '') !== '',
    );
    return row > 0 && isWritten && fields[rowField(row, 'remove')] !== 'on' ? [row] : [];
  });
}

/** Says of each row that somebody has written into what it lacks, and of the lines which are too dear. */
export function checkLines(fields: Fields, context: z.RefinementCtx<Fields>): void {
  const say = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  const written = rowsIn(fields);
  const [tooMany] = written.slice(maxAdded);
  if (tooMany !== undefined) say(rowField(tooMany, 'name'), 'too-many-lines');
  for (const row of written) {
    const item = fields[rowField(row, 'item')];
    const isOwn = !isItemId(item);
    for (const part of isOwn ? ['name', 'type', 'price'] : findItem(item).price === 0 ? ['price'] : [])
      if (fields[rowField(row, part)] === '') say(rowField(row, part), 'required');
  }
  for (const [name, price] of Object.entries(fields)) {
    if (!/^price-\d+$|^added-\d+-price$/.test(name)) continue;
    const { quantity } = countedIn(fields, (part) => name.replace('price', part));
    if ((satangTyped(price) ?? 0) * quantity >= tooMuch) say(name, 'amount');
  }
}

/** How many and in which unit, as these fields say. */
export function countedIn(fields: Fields, nameOf: (part: string) => string): Counted {
  const unit = lineUnits.find((known) => known === fields[nameOf('unit')]);
  return { quantity: Number(fields[nameOf('quantity')] || 1), unit };
}

/** The lines that the rows of a form add. */
export function addedIn(fields: Fields): AddedLine[] {
  return rowsIn(fields).map((row): AddedLine => {
    const text = (part: string) => fields[rowField(row, part)] ?? '';
    return {
      ...countedIn(fields, (part) => rowField(row, part)),
      item: text('item'),
      name: text('name'),
      thai: text('thai'),
      type: text('type'),
      period: linePeriods.find((period) => period === text('period')) ?? 'once',
      price: satangTyped(text('price')) ?? 0,
    };
  });
}
