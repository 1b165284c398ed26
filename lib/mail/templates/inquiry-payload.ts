import { z } from 'zod';
import { fromStoredNames } from '@/lib/inquiries/stored-names';

/**
 * What the outbox holds of an inquiry, under the names of its form: every field as text, choices as the visitor saw them, and in
 * `english` what the agency reads in English beside that.
 */
export function inquiryPayload<Fields extends z.ZodRawShape>(form: z.ZodObject<Fields>) {
  const names = form.keyof();
  return z.preprocess(
    fromStoredNames,
    z.looseRecord(names, z.string()).and(
      z.object({
        reference: z.string(),
        english: z.preprocess(fromStoredNames, z.partialRecord(names, z.string())),
      }),
    ),
  );
}
