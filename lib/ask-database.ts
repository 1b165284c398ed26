import 'server-only';
import type { z } from 'zod';
import type { Json } from '@/lib/database/database';
import { database } from '@/lib/outside';

/** Calls a function of the database and reads its answer. */
export async function askDatabase<Answer extends z.ZodType>(
  answer: Answer,
  name: string,
  args: { [name: string]: Json } = {},
): Promise<z.infer<Answer>> {
  return answer.parse(await (await database()).call(name, args));
}
