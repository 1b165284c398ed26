import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import {
  asText,
  daySchema,
  type Form,
  type Input,
  optionalPlainText,
  partOf,
  plainText,
  readTogether,
} from './inputs';

/** The same texts in all five languages, or none: then they are left to the developer, and pages leave them out. */
export function inLanguages(texts: Readonly<Record<string, { max: number; type: Input['type'] }>>): Form {
  const inputs = locales.flatMap((locale) =>
    Object.entries(texts).map(
      ([label, { type }]): Input => ({ name: `${label}-${locale}`, label, type, locale, isOptional: true }),
    ),
  );
  const maxOf = (label: string) => texts[label]?.max ?? 0;
  const shape = Object.fromEntries(inputs.map(({ name, label }) => [name, optionalPlainText(maxOf(label))]));
  return {
    inputs,
    read: z
      .object(shape)
      .superRefine((typed, context) => {
        const empty = inputs.filter(({ name }) => typed[name] === '');
        if (empty.length === inputs.length) return;
        for (const { name } of empty)
          context.addIssue({ code: 'custom', path: [name], message: 'languages' });
      })
      .transform((typed) =>
        inputs.every(({ name }) => typed[name] === '')
          ? null
          : Object.fromEntries(
              locales.map((locale) => [
                locale,
                Object.fromEntries(Object.keys(texts).map((label) => [label, typed[`${label}-${locale}`]])),
              ]),
            ),
      ),
    write: (value) =>
      Object.fromEntries(
        inputs.map(({ name, label, locale = '' }) => [name, asText(partOf(partOf(value, locale), label))]),
      ),
  };
}

/** One of the customers who praise: who, when, and what they said. */
export function praise(): Form {
  const words = inLanguages({ role: { max: 80, type: 'text' }, content: { max: 500, type: 'multiline' } });
  const shape = z.object({ name: plainText(80), date: daySchema });
  return {
    inputs: [
      { name: 'name', label: 'name', type: 'text' },
      { name: 'date', label: 'day', type: 'date' },
      ...words.inputs,
    ],
    read: z.record(z.string(), z.string()).transform((typed, context) => {
      const who = shape.safeParse(typed);
      const said = words.read.safeParse(typed);
      return readTogether(context, [who, said], () => ({
        ...who.data,
        isSample: false,
        words: said.data ?? {},
      }));
    }),
    write: (value) => ({
      name: asText(partOf(value, 'name')),
      date: asText(partOf(value, 'date')),
      ...words.write(partOf(value, 'words')),
    }),
  };
}
