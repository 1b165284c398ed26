import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';

const news = z.object({
  reference: z.string(),
  /** How many files of the customer nobody has opened, and nobody has done anything since they came. */
  files: z.number().int(),
  /** Whether the customer has said something about the work from which nobody went on. */
  said: z.boolean(),
});

/** What is new of an order for the staff. */
export type News = z.infer<typeof news>;

/** What is new of these orders, by reference; of those without news there is none. */
export async function newsOf(references: readonly string[]): Promise<Map<string, News>> {
  const found = await askDatabase(z.array(news), 'desk_news', { references: [...new Set(references)] });
  return new Map(found.map((each) => [each.reference, each]));
}
