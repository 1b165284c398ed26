import './without-eval';
import { z } from 'zod';
import { asReference, referencePattern } from './reference';

const isPlainText = (text: string) =>
  text.isWellFormed() &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);

const tidy = (text: string) =>
  text
    .replace(/^[\s\u200b-\u200d\u2060\ufeff]+|[\s\u200b-\u200d\u2060\ufeff]+$/gu, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');

type TextOptions = { max: number; isMultiline?: boolean };

const tidyText = ({ max, isMultiline = false }: TextOptions) =>
  z
    .string({ error: 'required' })
    .max(max * 2, 'too-long')
    .refine(isPlainText, 'characters')
    .transform(tidy)
    .refine((text) => isMultiline || !text.includes('\n'), 'characters')
    .pipe(z.string().max(max, 'too-long'));

/** One required field of a form, as plain text: problems are {@link FieldProblem} codes, the value comes out trimmed and in NFC. */
export function textField(options: TextOptions) {
  return tidyText(options).pipe(z.string().min(1, 'required'));
}

/** The same for a field that may stay empty or be missing; it then comes out as an empty string. */
export function optionalTextField(options: TextOptions) {
  return z.preprocess((value) => value ?? '', tidyText(options));
}

/** What a person adds to something, which may stay empty. */
export const noteField = optionalTextField({ max: 1000, isMultiline: true });

const isEmail = (text: string) => z.email().safeParse(text).success;
const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** People write extensions, words and their own digits; what can be dialled at all has three of them. */
const isPhone = (text: string) => (text.match(/\p{Nd}/gu) ?? []).length >= 3;

/** Signs that look alike are one in an address, or a second person could be written as the first: the Kelvin sign is a K. */
const unified = (email: string) => email.normalize('NFKC');

/** A required email address. */
export const emailField = textField({ max: 254 }).transform(unified).refine(isEmail, 'email');

/** An email address that may stay empty. */
export const optionalEmailField = optionalTextField({ max: 254 })
  .transform(unified)
  .refine((text) => text === '' || isEmail(text), 'email');

/** A required phone number, as people write them. */
export const phoneField = textField({ max: 40 }).refine(isPhone, 'phone');

/** A phone number that may stay empty. */
export const optionalPhoneField = optionalTextField({ max: 40 }).refine(
  (text) => text === '' || isPhone(text),
  'phone',
);

/** A required web address with http or https; its host may be a number, a name of a local network or in any script. */
export const urlField = textField({ max: 500 }).refine(isWebAddress, 'url');

/** A web address that may stay empty. */
export const optionalUrlField = optionalTextField({ max: 500 }).refine(
  (text) => text === '' || isWebAddress(text),
  'url',
);

/** The reference of an order, which may stay empty. */
export const optionalReferenceField = optionalTextField({ max: 20 })
  .transform(asReference)
  .refine((text) => text === '' || referencePattern.test(text), 'order-reference');

/** A key that makes a second post of a form harmless. */
export const formKey = z.string().regex(/^[0-9a-f]{32}$/);

/** One of the given ids, as a select sends it. */
export function choiceField<const Ids extends readonly [string, ...string[]]>(ids: Ids) {
  return z.enum(ids, 'required');
}
