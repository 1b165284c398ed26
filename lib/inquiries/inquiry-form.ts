import 'server-only';
import { z } from 'zod';
import { newKey } from '@/lib/browser/new-key';
import { formKey } from '@/lib/fields/fields';
import { parseInput } from '@/lib/fields/parse';
import { isPlainPost, readJson, readUrlencoded } from '@/lib/http/body';
import { isTrial } from '@/lib/http/trial';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { failure, type Result, success } from '@/lib/result';

/** What every form carries beside its fields: its language, its key, and a field that people leave empty. */
const envelope = z.object({
  locale: z.enum(locales),
  key: formKey,
  fax: z.literal('', 'required').optional(),
});

/** A form as its use-case takes it. */
export type ReadInquiry<Form> = { form: Form; locale: Locale; key: string; isTrial: boolean };

/**
 * Reads one of our forms, as JSON or as it is posted without JavaScript, for a route's `read`.
 * @returns the parsed fields with their envelope; failures `too-large`, `malformed`, `forbidden` (a machine filled it in), `invalid`
 */
export function inquiry<Schema extends z.ZodType>(schema: Schema) {
  return async (request: Request): Promise<Result<ReadInquiry<z.infer<Schema>>>> => {
    const body = isPlainPost(request) ? await readPlainPost(request) : await readJson(request);
    if (!body.ok) return body;
    const around = envelope.safeParse(body.data);
    if (!around.success)
      return failure(
        around.error.issues.some((issue) => issue.path[0] === 'fax') ? 'forbidden' : 'malformed',
      );
    const form = parseInput(schema, body.data);
    if (!form.ok) return form;
    const { locale, key } = around.data;
    return success({ form: form.data, locale, key, isTrial: isTrial(request.headers) });
  };
}

/** The fields of a plain post; without a key of its own it gets one, and where it names no language of ours it is English. */
export async function readPlainPost(request: Request): Promise<Result<Record<string, string>>> {
  const body = await readUrlencoded(request);
  if (!body.ok) return body;
  const { locale, key } = body.data;
  return success({
    ...body.data,
    locale: isLocale(locale) ? locale : defaultLocale,
    key: key || newKey(),
  });
}
