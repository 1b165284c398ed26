import 'server-only';
import { env } from '@/lib/env/env';
import { countedVisitor } from '@/lib/http/limits';
import { outboxHealth } from '@/lib/outbox/outbox';

/** How often the database is asked for one number. */
const tries = 5;

/** How long the database takes to answer, in milliseconds: the middle of five times. */
export async function databaseTrip(): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < tries; count++) {
    const start = performance.now();
    await outboxHealth();
    times.push(performance.now() - start);
  }
  return Math.round(times.sort((one, other) => one - other)[Math.floor(tries / 2)] ?? 0);
}

/**
 * How the running site sees things that nobody else can see.
 * @returns `visitor`: under what this request is counted; `trip`: as {@link databaseTrip}; `region`: where the platform says that it runs
 */
export async function siteReport(
  headers: Headers,
): Promise<{ visitor: string; trip: number; region: string | null }> {
  return {
    visitor: await countedVisitor(headers),
    trip: await databaseTrip(),
    region: env().VERCEL_REGION ?? null,
  };
}
