import { z } from 'zod';
import { fromStoredNames } from '@/lib/inquiries/stored-names';

/**
 * What the outbox holds of an inquiry, under the names of its form: every field as text, choices as the visitor saw them, and in
 * `agency` what the agency reads beside that, in its own language. Older rows have it in English, as `english`.
 */
export function inquiryPayload<Fields extends z.ZodRawShape>(form: z.ZodObject<Fields>) {
  const names = form.keyof();
  const wordings = z.preprocess(fromStoredNames, z.partialRecord(names, z.string()));
  return z.preprocess(
    (payload) => inToday(fromStoredNames(payload)),
    z.looseRecord(names, z.string()).and(z.object({ reference: z.string(), agency: wordings })),
  );
}

function inToday(payload: unknown): unknown {
  if (!(payload instanceof Object && 'english' in payload) || 'agency' in payload) return payload;
  const { english, ...rest } = payload;
  return { ...rest, agency: english };
}
