import 'server-only';
import { z } from 'zod';
import type { Field } from '@/lib/changes/field';
import { addressOf, fields, findField, findFieldAt } from '@/lib/changes/fields';
import { maxTyped, type Typed } from '@/lib/changes/inputs';
import { builtValue, saveChange, withdrawChange } from '@/lib/changes/saved';
import { inputWords } from '@/lib/changes/words';
import { optionalTextField } from '@/lib/fields/fields';
import { parseInput } from '@/lib/fields/parse';
import { isDay } from '@/lib/fields/times';
import { today } from '@/lib/i18n/pattaya-time';
import { withoutMarks } from '@/lib/i18n/phrases';
import { type FieldProblem, failure, type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import type { AtDesk, FormAtDesk } from './at-desk';
import { type DeskResult, deskAnswer } from './desk-answer';

/** The form of a field: its own inputs, the version that its writer saw (`newest` where they were told of it), and the first day on which it counts. */
export const changeForm = z
  .object({
    version: z.union([z.literal('newest'), z.coerce.number().int().min(0)]),
    'counts-from': optionalTextField({ max: 10 }),
  })
  .catchall(z.string().max(maxTyped, 'too-long'));

/** The page of a field at the desk. */
const pageOf = (path: string) => `${livePaths.desk}/shop/${addressOf(path)}`;

/**
 * Saves a change; nothing shows before it was published.
 * @returns failures `not-found`, `invalid` with what is wrong at which input, `conflict` where a colleague was faster
 */
export async function saveAtDesk({
  reference: address,
  person,
  form,
}: FormAtDesk<typeof changeForm>): Promise<Result<DeskResult>> {
  const field = findFieldAt(address);
  if (!field) return failure('not-found');
  const { version, 'counts-from': from, ...typed } = form;
  const read = parseInput(field.read, typed);
  const past = pastInputs(field, typed, from);
  if (!read.ok || past.length > 0) {
    const problems: Record<string, FieldProblem> = Object.fromEntries(past.map((name) => [name, 'past']));
    return failure('invalid', { fields: { ...problems, ...(read.ok ? {} : read.error.fields) } });
  }
  const change = { field, value: read.data, version, from: from || today(), person };
  const outcome = await saveChange(change);
  if (outcome === 'outdated') return failure('conflict', { fields: { version: 'shop-outdated' } });
  return success<DeskResult>({
    page: pageOf(field.path),
    flash: outcome === 'same' ? 'shop-same' : 'shop-saved',
  });
}

/** The inputs whose day is over. */
function pastInputs(field: Field, typed: Typed, from: string): string[] {
  const day = today();
  const own = field.past?.(typed, day, field.write(builtValue(field))) ?? [];
  return [...own, ...(from !== '' && !(isDay(from) && from >= day) ? ['counts-from'] : [])];
}

/** Takes a change back. @returns failure `not-found` */
export async function withdrawAtDesk({ reference: id, person }: AtDesk): Promise<Result<DeskResult>> {
  if (!z.uuid().safeParse(id).success) return failure('not-found');
  const path = await withdrawChange(id, person);
  if (path === undefined) return failure('not-found');
  return success<DeskResult>({
    page: findField(path) ? pageOf(path) : `${livePaths.desk}/shop`,
    flash: 'shop-back',
  });
}

/** How the forms of the shop answer: back to the field. */
export const shopAnswer = deskAnswer(
  (params) => {
    const field = findFieldAt(params.field ?? '');
    return field ? `/shop/${addressOf(field.path)}` : '/shop';
  },
  (messages) => {
    const { inputs: words, form, title } = messages.shop;
    const inputs = fields.flatMap((field) => field.inputs);
    return {
      labels: {
        ...Object.fromEntries(inputs.map((input) => [input.name, withoutMarks(inputWords(input, messages))])),
        value: words.value,
        'counts-from': form.from,
        version: title,
      },
      said: { 'too-large': form.tooLong },
      failed: form.failed,
    };
  },
);
