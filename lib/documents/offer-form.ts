import { z } from 'zod';
import { noteField, optionalTextField } from '@/lib/fields/fields';
import { isDay } from '@/lib/fields/times';
import { today } from '@/lib/i18n/pattaya-time';
import {
  addedIn,
  amountField,
  checkLines,
  countedIn,
  placeFields,
  rowFields,
  satangTyped,
} from './line-fields';
import { checkPlan, planFields, planIn } from './plan-fields';

/** The fields of a form: those of these places of lines, so many rows for lines to add, and the types that these may have. */
export type OfferShape = { places: readonly number[]; rows: number; types: readonly string[] };

const deliveryField = optionalTextField({ max: 10 }).refine(
  (text) => text === '' || (isDay(text) && text >= today()),
  'delivery-day',
);

/** The version that was read; `newest` of somebody who knows that another one came, and offers all the same. */
const versionField = z.preprocess((value) => String(value ?? ''), z.string().regex(/^(?:\d{1,6}|newest)$/));

/** The fields of a form that are about lines. */
export function lineShape({ places, rows, types }: OfferShape): Record<string, z.ZodType<string>> {
  return Object.assign(
    {},
    ...places.map(placeFields),
    ...Array.from({ length: rows }, (_, index) => rowFields(index + 1, types)),
  );
}

/** The fields of an offer beside its lines. */
export const offerFields = {
  discount: amountField(0),
  delivery: deliveryField,
  ...planFields,
  note: noteField,
};

/** Which fields an offer at the desk has; what comes out is text, which {@link offerIn} reads. */
export function offerForm(shape: OfferShape) {
  const fields: Record<string, z.ZodType<string>> = {
    version: versionField,
    ...lineShape(shape),
    ...offerFields,
  };
  return z.object(fields).superRefine(checkLines).superRefine(checkPlan);
}

/** The shape of a form that was posted, by the names of its fields. */
export function shapeOf(names: readonly string[], types: readonly string[]): OfferShape {
  const numbers = (pattern: RegExp) => names.flatMap((name) => Number(pattern.exec(name)?.[1] ?? []));
  return {
    places: [...new Set(numbers(/^(?:price|quantity|unit)-(\d{1,3})$/))],
    rows: Math.max(0, ...numbers(/^added-(\d{1,3})-/)),
    types,
  };
}

/** What the fields of {@link offerForm} say, by places of lines where it is about what was asked for; amounts in whole satang. */
export function offerIn(fields: Readonly<Record<string, string>>) {
  const said = (part: string) =>
    Object.entries(fields).flatMap(([name, value]): [number, string][] =>
      name.startsWith(`${part}-`) && value !== '' ? [[Number(name.slice(part.length + 1)), value]] : [],
    );
  return {
    seen: fields.version === 'newest' ? undefined : Number(fields.version),
    prices: new Map(said('price').map(([place, price]) => [place, satangTyped(price) ?? 0])),
    counts: new Map(
      said('quantity').map(([place]) => [place, countedIn(fields, (part) => `${part}-${place}`)]),
    ),
    added: addedIn(fields),
    discount: satangTyped(fields.discount ?? '') ?? 0,
    note: fields.note || null,
    delivery: fields.delivery || null,
    plan: planIn(fields),
  };
}
