import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';

/** How many days before its last day a customer is reminded of a quotation. */
const daysBefore = 3;

const answer = z.object({ reminded: z.number().int() });

/** Owes customers a mail, once for each version, before a quotation ends. @returns how many @throws DatabaseError */
export async function remindOfQuotes(): Promise<number> {
  return (await askDatabase(answer, 'remind_of_quotes', { days: daysBefore })).reminded;
}
