import { z } from 'zod';
import { isInvented } from '@/lib/company/samples';
import { optionalTextField, textField } from '@/lib/fields/fields';
import { isDay } from '@/lib/fields/times';
import type { Locale } from '@/lib/i18n/locales';

/** What a field is typed into: texts by the names of its inputs. */
export type Typed = Readonly<Record<string, string>>;

/** One input of a field's form; `label` is the name of its words in `shop.inputs`. */
export type Input = {
  name: string;
  label: string;
  type: 'text' | 'multiline' | 'date' | 'time' | 'amount' | 'choice' | 'check';
  /** Of a choice; their words are `shop.choices`. */
  choices?: readonly string[];
  /** Whose language it is written in. */
  locale?: Locale;
  isOptional?: boolean;
};

/** How a field is typed and read: `read` is the schema of what was typed, `write` is how a value stands in the form. */
export type Form = {
  inputs: readonly Input[];
  read: z.ZodType;
  write: (value: unknown) => Typed;
};

/** How long the text of an input may be; each schema says less. */
export const maxTyped = 2000;

/** No page has markup or places to fill in from the owner. */
const isPlain = (text: string) => !/[<>{}]/.test(text);

const isReal = (text: string) => !isInvented(text);

/** What a schema takes, unless it is markup or somebody invented it. */
export const real = (schema: z.ZodType<string>) =>
  schema.refine(isPlain, 'markup').refine(isReal, 'invented');

/** A required text that a live site may say. */
export const plainText = (max: number) => real(textField({ max }));

/** The same, or nothing. */
export const optionalPlainText = (max: number) => real(optionalTextField({ max }));

export const daySchema = textField({ max: 10 }).refine(isDay, 'day');

/** A value as it stands in an input. */
export const asText = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);

/** The part of a value that has parts. */
export function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

type Single = Omit<Input, 'name' | 'label'> & { label?: string };

/** A field of one input. */
export function single(input: Single, schema: z.ZodType, write: (value: unknown) => string = asText): Form {
  return {
    inputs: [{ label: 'value', ...input, name: 'value' }],
    read: z.object({ value: schema }).transform(({ value }) => value),
    write: (value) => ({ value: write(value) }),
  };
}

/** What several schemas read of the same inputs; what one of them does not take is said at its input. */
export function readTogether<Read>(
  context: z.RefinementCtx,
  results: readonly z.ZodSafeParseResult<unknown>[],
  read: () => Read,
): Read {
  for (const { error } of results)
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  return results.every(({ success }) => success) ? read() : z.NEVER;
}

/** A field that may be left undecided: nothing typed is `null`, and pages leave out what needs it. */
export function undecided({ inputs, read, write }: Form): Form {
  return {
    inputs: inputs.map((input) => ({ ...input, isOptional: true })),
    read: z.record(z.string(), z.string()).transform((typed, context) => {
      if (inputs.every(({ name }) => (typed[name] ?? '').trim() === '')) return null;
      const result = read.safeParse(typed);
      return readTogether(context, [result], () => result.data);
    }),
    write,
  };
}
