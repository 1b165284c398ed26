import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';

const counts = z.object({
  to_check: z.number().int(),
  slip_wanted: z.number().int(),
  inquiries: z.number().int(),
  quotes: z.number().int(),
  services: z.number().int(),
  jobs: z.number().int(),
  appointments: z.number().int(),
  mail: z.number().int(),
  /** How many are not over, counted to a hundred. */
  open: z.object({
    orders: z.number().int(),
    quotes: z.number().int(),
    services: z.number().int(),
    jobs: z.number().int(),
    appointments: z.number().int(),
    mail: z.number().int(),
  }),
  pulse: z.string(),
});

/** How much waits at the desk; `pulse` is another text as soon as anything has happened that the desk shows. */
export const deskCounts = cache((): Promise<z.infer<typeof counts>> => askDatabase(counts, 'desk_counts'));
