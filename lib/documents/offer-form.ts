import { z } from 'zod';
import { optionalTextField } from '@/lib/fields/fields';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';

/** How many lines the agency may add to what was asked for. */
export const maxAdded = 20;

export const linePeriods = ['once', 'month', 'year'] as const;

/** A line that the agency adds; `price` in whole satang. */
export type AddedLine = {
  /** In the customer's language. */
  name: string;
  /** In Thai; empty where it is the same. */
  thai: string;
  type: string;
  period: (typeof linePeriods)[number];
  price: number;
};

/** The fields of a form: a price for each of these places of lines, so many rows for lines to add, and the types that these may have. */
export type OfferShape = { places: readonly number[]; rows: number; types: readonly string[] };

/** An amount as people type it, in baht with at most two decimals, below 100 million. @returns whole satang; undefined for what is no such amount */
export function satangTyped(text: string): number | undefined {
  const [, baht, decimals = ''] =
    /^฿?\s?(\d{1,8}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (baht === undefined) return undefined;
  const satang = Number(baht.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return satang < 10_000_000_000 ? satang : undefined;
}

/** An amount in baht, from so many satang on, or nothing. */
const amountField = (min: number) =>
  optionalTextField({ max: 20 }).refine((text) => text === '' || (satangTyped(text) ?? -1) >= min, 'amount');

const deliveryField = optionalTextField({ max: 10 }).refine(
  (text) => text === '' || (z.iso.date().safeParse(text).success && text >= dayInPattaya(new Date())),
  'delivery-day',
);

const nameField = optionalTextField({ max: 200 });

/** The version that was read; `newest` of somebody who knows that another one came, and offers all the same. */
const versionField = z.preprocess((value) => String(value ?? ''), z.string().regex(/^(?:\d{1,6}|newest)$/));

const removeField = z.preprocess((value) => (value === true || value === 'on' ? 'on' : ''), z.string());

const rowField = (row: number, part: string) => `added-${row}-${part}`;

/** Which fields an offer at the desk has; what comes out is text, which {@link offerIn} reads. */
export function offerForm({ places, rows, types }: OfferShape) {
  const shape: Record<string, z.ZodType<string>> = { version: versionField };
  for (const place of places) shape[`price-${place}`] = amountField(1);
  for (let row = 1; row <= rows; row += 1) {
    shape[rowField(row, 'name')] = nameField;
    shape[rowField(row, 'thai')] = nameField;
    shape[rowField(row, 'type')] = z.preprocess((type) => type ?? types[0], z.enum(types, 'required'));
    shape[rowField(row, 'period')] = z.preprocess(
      (period) => period ?? 'once',
      z.enum(linePeriods, 'required'),
    );
    shape[rowField(row, 'price')] = amountField(1);
    shape[rowField(row, 'remove')] = removeField;
  }
  shape.discount = amountField(0);
  shape.delivery = deliveryField;
  shape.note = optionalTextField({ max: 1000, isMultiline: true });
  return z.object(shape).superRefine((fields, context) => {
    const written = rowsIn(fields);
    const [tooMany] = written.slice(maxAdded);
    if (tooMany !== undefined)
      context.addIssue({ code: 'custom', path: [rowField(tooMany, 'name')], message: 'too-many-lines' });
    for (const row of written)
      for (const part of ['name', 'price'])
        if (fields[rowField(row, part)] === '')
          context.addIssue({ code: 'custom', path: [rowField(row, part)], message: 'required' });
  });
}

/** The rows in which somebody has written a line. */
function rowsIn(fields: Readonly<Record<string, string>>): number[] {
  return Object.keys(fields).flatMap((name) => {
    const row = Number(/^added-(\d+)-name$/.exec(name)?.[1] ?? 0);
    const isWritten = ['name', 'thai', 'price'].some((part) => (fields[rowField(row, part)] ?? '') !== '');
    return row > 0 && isWritten && fields[rowField(row, 'remove')] !== 'on' ? [row] : [];
  });
}

/** The shape of a form that was posted, by the names of its fields. */
export function shapeOf(names: readonly string[], types: readonly string[]): OfferShape {
  const numbers = (pattern: RegExp) => names.flatMap((name) => Number(pattern.exec(name)?.[1] ?? []));
  return {
    places: numbers(/^price-(\d{1,3})$/),
    rows: Math.max(0, ...numbers(/^added-(\d{1,3})-/)),
    types,
  };
}

/** What the fields of {@link offerForm} say; amounts in whole satang. */
export function offerIn(fields: Readonly<Record<string, string>>) {
  const text = (row: number, part: string) => fields[rowField(row, part)] ?? '';
  const prices = Object.entries(fields).flatMap(([name, price]) => {
    const place = /^price-(\d+)$/.exec(name)?.[1];
    return place === undefined || price === '' ? [] : [[Number(place), satangTyped(price) ?? 0] as const];
  });
  return {
    seen: fields.version === 'newest' ? undefined : Number(fields.version),
    prices: new Map(prices),
    added: rowsIn(fields).map(
      (row): AddedLine => ({
        name: text(row, 'name'),
        thai: text(row, 'thai'),
        type: text(row, 'type'),
        period: linePeriods.find((period) => period === text(row, 'period')) ?? 'once',
        price: satangTyped(text(row, 'price')) ?? 0,
      }),
    ),
    discount: satangTyped(fields.discount ?? '') ?? 0,
    note: fields.note || null,
    delivery: fields.delivery || null,
  };
}
