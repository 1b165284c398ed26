import { z } from 'zod';
import { toBaht } from '@/lib/catalog/money';
import { satangTyped } from '@/lib/documents/line-fields';
import { textField } from '@/lib/fields/fields';
import { isClock } from '@/lib/fields/times';
import { asText, daySchema, type Form, partOf, plainText, real, single } from './inputs';

/** A line of text. */
export const line = (max = 200) => single({ type: 'text' }, plainText(max));

/** A line that one of our forms takes too, such as a phone number. */
export const typedAs = (schema: z.ZodType<string>) => single({ type: 'text' }, real(schema));

/** A line of a pattern. @param problem what is said of any other */
export const matching = (max: number, pattern: RegExp, problem: string) =>
  typedAs(textField({ max }).refine((text) => pattern.test(text), problem));

/** Baht, from so many satang on: as people type them, such as 15,000.50. */
export const baht = (min: number) =>
  single(
    { type: 'amount', label: 'baht' },
    textField({ max: 20 })
      .refine((text) => (satangTyped(text) ?? -1) >= min, min > 0 ? 'amount' : 'fee')
      .transform((text) => toBaht(satangTyped(text) ?? 0)),
  );

/** A whole number; its unit is the label. */
export const count = (label: string, min: number, max: number) =>
  single(
    { type: 'amount', label },
    textField({ max: 9 })
      .refine((text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max, 'number')
      .transform(Number),
  );

export const day = single({ type: 'date', label: 'day' }, daySchema);

export const choice = <const Choices extends readonly [string, ...string[]]>(...choices: Choices) =>
  single({ type: 'choice', choices }, z.enum(choices, 'required'));

/** Names, one on each line. */
export const names = single(
  { type: 'multiline', label: 'names' },
  plainTextLines(20, 80).pipe(z.array(z.string()).min(1, 'required')),
  (value) => (Array.isArray(value) ? value.join('\n') : asText(value)),
);

/** Lines of text, each as {@link plainText}. */
function plainTextLines(most: number, max: number) {
  return real(textField({ max: most * (max + 1), isMultiline: true }))
    .transform((text) => text.split(/\s*\n\s*/).filter(Boolean))
    .refine((lines) => lines.length <= most && lines.every((each) => each.length <= max), 'too-long');
}

/** Some of a list, in its order. */
export function several<const Choices extends readonly string[]>(...choices: Choices): Form {
  return {
    inputs: choices.map((name) => ({ name, label: name, type: 'check', isOptional: true })),
    read: z
      .object(Object.fromEntries(choices.map((name) => [name, z.string().optional()])))
      .transform((typed) => choices.filter((name) => typed[name] === 'on'))
      .refine((chosen) => chosen.length > 0, { path: [choices[0] ?? ''], message: 'required' }),
    write: (value) =>
      Object.fromEntries(
        choices.map((name) => [name, Array.isArray(value) && value.includes(name) ? 'on' : '']),
      ),
  };
}

/** All of a list, in an order that is chosen place by place. */
export function ordered<const Names extends readonly [string, ...string[]]>(...all: Names): Form {
  const places = all.map((_, index) => `place-${index + 1}`);
  return {
    inputs: places.map((name) => ({ name, label: 'place', type: 'choice', choices: all })),
    read: z
      .object(Object.fromEntries(places.map((name) => [name, z.enum(all, 'required')])))
      .superRefine((typed, context) => {
        const chosen = places.map((name) => typed[name]);
        for (const [index, name] of places.entries())
          if (chosen.indexOf(typed[name]) < index)
            context.addIssue({ code: 'custom', path: [name], message: 'twice' });
      })
      .transform((typed) => places.map((name) => typed[name])),
    write: (value) =>
      Object.fromEntries(
        places.map((name, index) => [name, asText(Array.isArray(value) ? value[index] : undefined)]),
      ),
  };
}

/** A company that keeps data for the agency, and its country by its code (ISO 3166-1). */
export const host: Form = {
  inputs: [
    { name: 'company', label: 'company', type: 'text' },
    { name: 'country', label: 'country', type: 'text' },
  ],
  read: z
    .object({
      company: plainText(80),
      country: textField({ max: 2 }).refine((text) => /^[A-Z]{2}$/.test(text), 'country'),
    })
    .transform(({ company, country }) => [company, country]),
  write: (value) => {
    const [company, country] = Array.isArray(value) ? value : [];
    return { company: asText(company), country: asText(country) };
  },
};

/** From one day or time to another one. */
export function span(type: 'date' | 'time', first: string, last: string): Form {
  const schema = type === 'date' ? daySchema : textField({ max: 5 }).refine(isClock, 'time');
  return {
    inputs: [first, last].map((name) => ({ name, label: name, type })),
    read: z.object({ [first]: schema, [last]: schema }).superRefine((typed, context) => {
      if (String(typed[first]) >= String(typed[last]) && !(type === 'date' && typed[first] === typed[last]))
        context.addIssue({ code: 'custom', path: [last], message: 'order' });
    }),
    write: (value) => ({ [first]: asText(partOf(value, first)), [last]: asText(partOf(value, last)) }),
  };
}
