import 'server-only';
import { z } from 'zod';
import { parseInput } from '@/lib/fields/parse';
import { readJson } from '@/lib/http/body';
import { type Locale, locales } from '@/lib/i18n/locales';
import { failure, type Result, success } from '@/lib/result';

/** What every form carries beside its fields: its language, its key, and a field that people leave empty. */
const envelope = z.object({
  locale: z.enum(locales),
  key: z.string().regex(/^[0-9a-f]{32}$/),
  fax: z.literal('', 'required').optional(),
});

/** A form as its use-case takes it. */
export type ReadForm<Form> = { form: Form; locale: Locale; key: string };

/**
 * Reads the JSON of one of our forms.
 * @returns the parsed fields with their envelope; failures `too-large`, `malformed`, `forbidden` (a machine filled it in), `invalid`
 */
export async function readInquiry<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<Result<ReadForm<z.infer<Schema>>>> {
  const body = await readJson(request);
  if (!body.ok) return body;
  const around = envelope.safeParse(body.data);
  if (!around.success)
    return failure(around.error.issues.some((issue) => issue.path[0] === 'fax') ? 'forbidden' : 'malformed');
  const form = parseInput(schema, body.data);
  return form.ok ? success({ form: form.data, locale: around.data.locale, key: around.data.key }) : form;
}
