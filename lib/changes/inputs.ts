import { z } from 'zod';
import { isInvented } from '@/lib/company/samples';
import { optionalTextField, textField } from '@/lib/fields/fields';
import type { Locale } from '@/lib/i18n/locales';

/** What a field is typed into: texts by the names of its inputs. */
export type Typed = Readonly<Record<string, string>>;

/** One input of a field's form; `label` is the name of its words in `shop.inputs`. */
export type Input = {
  name: string;
  label: string;
  type: 'text' | 'multiline' | 'date' | 'time' | 'amount' | 'choice';
  choices?: readonly string[];
  /** Whose language it is written in. */
  locale?: Locale;
  isOptional?: true;
};

/** How a field is typed and read: `read` is the schema of what was typed, `write` is how a value stands in the form. */
export type Form = {
  inputs: readonly Input[];
  read: z.ZodType;
  write: (value: unknown) => Typed;
};

/** No page has markup or places to fill in from the owner. */
const isPlain = (text: string) => !/[<>{}]/.test(text);

const isReal = (text: string) => !isInvented(text);

/** A required text that a live site may say. */
export const plainText = (max: number) =>
  textField({ max }).refine(isPlain, 'markup').refine(isReal, 'invented');

/** The same, or nothing. */
export const optionalPlainText = (max: number) =>
  optionalTextField({ max }).refine(isPlain, 'markup').refine(isReal, 'invented');

/** What a schema takes, unless somebody invented it. */
export const real = <Text extends z.ZodType<string>>(schema: Text) => schema.refine(isReal, 'invented');

export const daySchema = textField({ max: 10 }).refine((text) => z.iso.date().safeParse(text).success, 'day');

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));

type Single = Omit<Input, 'name' | 'label'> & { label?: string };

/** A field of one input. */
export function single(input: Single, schema: z.ZodType, write: (value: unknown) => string = asText): Form {
  return {
    inputs: [{ label: 'value', ...input, name: 'value' }],
    read: z.object({ value: schema }).transform(({ value }) => value),
    write: (value) => ({ value: write(value) }),
  };
}

/** A field that may be left undecided: nothing typed is `null`, and pages leave out what needs it. */
export function undecided({ inputs, read, write }: Form): Form {
  return {
    inputs: inputs.map((input) => ({ ...input, isOptional: true })),
    read: z.record(z.string(), z.string()).transform((typed, context) => {
      if (inputs.every(({ name }) => (typed[name] ?? '').trim() === '')) return null;
      const { success, data, error } = read.safeParse(typed);
      for (const issue of error?.issues ?? [])
        context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
      return success ? data : z.NEVER;
    }),
    write,
  };
}
