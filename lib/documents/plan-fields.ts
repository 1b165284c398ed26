import { z } from 'zod';
import { optionalTextField } from '@/lib/fields/fields';
import { isDayOrNone } from '@/lib/fields/times';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { partDue } from '@/lib/orders/parts';
import { amountTyped, satangTyped } from './line-fields';
import { maxParts, namedPlans, type PlannedPart } from './plan';

/** How a price may be paid: in one sum, in parts that have a name, or in the agency's own. */
export const planChoices = ['whole', 'halves', 'thirds', 'own'] as const;

export const planPlaces: readonly number[] = Array.from({ length: maxParts }, (_, index) => index + 1);

/** What is asked about each part. */
export type PlanPart = 'share' | 'due' | 'days' | 'day';

export const partField = (place: number, part: PlanPart) => `part-${place}-${part}`;

type Fields = Readonly<Record<string, string>>;

/** A part of the price such as 33.33%. @returns hundredths of a percent; undefined for what is none */
function shareTyped(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?\s?%$/.exec(text.trim()) ?? [];
  const share = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return whole !== undefined && share >= 1 && share <= 10_000 ? share : undefined;
}

const shareField = optionalTextField({ max: 20 }).refine(
  (text) => text === '' || shareTyped(text) !== undefined || (satangTyped(text) ?? 0) > 0,
  'plan-part',
);

const daysField = optionalTextField({ max: 3 }).refine(
  (text) => text === '' || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 365),
  'plan-part',
);

const dayField = optionalTextField({ max: 10 }).refine(isDayOrNone, 'delivery-day');

/** The fields about how an offer is paid; nothing in `plan` leaves it as it was. */
export const planFields: Record<string, z.ZodType<string>> = Object.assign(
  { plan: z.preprocess((plan) => plan ?? '', z.enum(['', ...planChoices], 'required')) },
  ...planPlaces.map((place) => ({
    [partField(place, 'share')]: shareField,
    [partField(place, 'due')]: z.preprocess((due) => due ?? '', z.enum(['', ...partDue.options], 'required')),
    [partField(place, 'days')]: daysField,
    [partField(place, 'day')]: dayField,
  })),
);

const textIn = (fields: Fields, place: number, part: PlanPart) => fields[partField(place, part)] ?? '';

/** The places of parts that somebody has written. */
const written = (fields: Fields) =>
  planPlaces.filter((place) => textIn(fields, place, 'share') !== '' || textIn(fields, place, 'due') !== '');

/** Says what each part of the agency's own plan lacks: how much, where it is not the last, and what makes it due. */
export function checkPlan(fields: Fields, context: z.RefinementCtx<Fields>): void {
  if (fields.plan !== 'own') return;
  const say = (place: number, part: PlanPart, message = 'plan-part') =>
    context.addIssue({ code: 'custom', path: [partField(place, part)], message });
  const places = written(fields);
  for (const place of [
    ...places,
    ...[1, 2].filter((place) => places.length < 2 && !places.includes(place)),
  ]) {
    const due = textIn(fields, place, 'due');
    if (textIn(fields, place, 'share') === '' && (place !== places.at(-1) || places.length < 2))
      say(place, 'share');
    if (due === '') say(place, 'due');
    if (due === 'days' && textIn(fields, place, 'days') === '') say(place, 'days');
    if (due === 'date' && textIn(fields, place, 'day') < dayInPattaya(new Date()))
      say(place, 'day', 'delivery-day');
  }
}

/** How an offer is paid, as its fields say: null in one sum, undefined as it was. */
export function planIn(fields: Fields): readonly PlannedPart[] | null | undefined {
  if (fields.plan === 'halves' || fields.plan === 'thirds') return namedPlans[fields.plan];
  if (fields.plan !== 'own') return fields.plan === 'whole' ? null : undefined;
  return written(fields).map((place): PlannedPart => {
    const share = textIn(fields, place, 'share');
    const due = partDue.parse(textIn(fields, place, 'due'));
    return {
      share: shareTyped(share) ?? null,
      isRest: share === '',
      amount: satangTyped(share) ?? 0,
      due,
      days: due === 'days' ? Number(textIn(fields, place, 'days')) : null,
      day: due === 'date' ? textIn(fields, place, 'day') : null,
    };
  });
}

/** What the fields hold where a plan was offered before. */
export function planTyped(plan: readonly PlannedPart[] | null): Record<string, string> {
  if (!plan) return { plan: 'whole' };
  const isSame = (named: readonly PlannedPart[]) =>
    named.length === plan.length &&
    named.every(({ share, due }, index) => plan[index]?.share === share && plan[index].due === due);
  if (isSame(namedPlans.halves)) return { plan: 'halves' };
  if (isSame(namedPlans.thirds)) return { plan: 'thirds' };
  return Object.assign(
    { plan: 'own' },
    ...plan.map(({ share, isRest, amount, due, days, day }, index) => ({
      [partField(index + 1, 'share')]: isRest ? '' : share === null ? amountTyped(amount) : `${share / 100}%`,
      [partField(index + 1, 'due')]: due,
      [partField(index + 1, 'days')]: String(days ?? ''),
      [partField(index + 1, 'day')]: day ?? '',
    })),
  );
}
