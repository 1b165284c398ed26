import type { z } from 'zod';
import { type FieldProblem, failure, type Result, success } from '@/lib/result';

/**
 * Parses input with a schema whose messages are {@link FieldProblem} codes.
 * @returns the parsed value, or `invalid` with the first problem of each top-level field
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Result<z.infer<Schema>> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return success(parsed.data);
  const fields: Record<string, FieldProblem> = {};
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? '');
    if (name !== '' && fields[name] === undefined) fields[name] = problemOf(issue.message);
  }
  return failure('invalid', { fields });
}

function problemOf(message: string): FieldProblem {
  return isProblem(message) ? message : 'required';
}

/** Our schemas say codes, zod by itself says sentences. To look codes up in their list would bring the list to every form. */
function isProblem(message: string): message is FieldProblem {
  return /^[a-z-]+$/.test(message);
}

/** Whether a field of a form may stay empty, as far as it is asked alone: rules between fields may still want it. */
export function isOptional<Schema extends z.ZodObject>(
  schema: Schema,
  name: keyof z.input<Schema> & string,
): boolean {
  const field: z.ZodType = schema.shape[name];
  return field.safeParse('').success;
}
