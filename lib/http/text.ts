import { z } from 'zod';

const isPlainText = (text: string) =>
  text.isWellFormed() &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);

const tidy = (text: string) =>
  text
    .replace(/^[\s\u200b-\u200d\u2060\ufeff]+|[\s\u200b-\u200d\u2060\ufeff]+$/gu, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');

/** One field of a form, as plain text: problems are {@link FieldProblem} codes, the value comes out trimmed and in NFC. */
export function textField({ max, isMultiline = false }: { max: number; isMultiline?: boolean }) {
  return z
    .string({ error: 'required' })
    .max(max * 2, 'too-long')
    .refine(isPlainText, 'characters')
    .transform(tidy)
    .refine((text) => isMultiline || !text.includes('\n'), 'characters')
    .pipe(z.string().min(1, 'required').max(max, 'too-long'));
}
