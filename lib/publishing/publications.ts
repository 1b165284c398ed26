import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { isOfferTurn } from '@/lib/company/offer';
import { env } from '@/lib/env/env';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { database } from '@/lib/outside';
import { withPublished } from '@/lib/published';
import { askForBuild, type BuildFailure } from './ask-for-build';

const publication = z.object({
  number: z.number().int(),
  /** Who of the staff asked for it; null where the day of a change had come. */
  person: z.string().nullable(),
  /** In Pattaya, as YYYY-MM-DD: changes until then are released. */
  day: z.string(),
  state: z.enum(['asked', 'building', 'published', 'failed']),
  /** Why it failed: one of `buildFailures`, or the last line of the build. */
  reason: z.string().nullable(),
  asked_at: z.coerce.date(),
  ended_at: z.coerce.date().nullable(),
});

export type Publication = z.infer<typeof publication>;

/** The newest publications, the newest first. */
export async function listPublications(): Promise<Publication[]> {
  return askDatabase(z.array(publication), 'list_publications');
}

const answer = z.object({
  outcome: z.enum(['asked', 'under-way', 'none']),
  number: z.number().int().optional(),
});

type Asked =
  | { outcome: z.infer<typeof answer>['outcome']; number?: number | undefined }
  | { outcome: 'failed'; number: number; reason: BuildFailure };

/**
 * Releases what the staff saved, and has it built where the site lives.
 * @param person who asks; without one it is done for changes whose day has come, and where the offer begins or has ended: built pages name it
 * @param build how a build is asked for; tells why that failed
 * @returns `under-way` where one was asked for a moment ago, `none` where no day has come
 */
export async function publish(
  person: string | null,
  build: (number: number) => Promise<BuildFailure | undefined> = askForBuild,
): Promise<Asked> {
  const day = dayInPattaya(new Date());
  const args = { day, person, is_turn: env().isLive && isOfferTurn(day) };
  const { outcome, number } = await askDatabase(answer, 'publish', args);
  if (outcome !== 'asked' || number === undefined) return { outcome, number };
  const reason = await build(number);
  if (reason === undefined) return { outcome, number };
  await tellFailed(number, reason);
  return { outcome: 'failed', number, reason };
}

/** What a chore does: publishes what a day brings, once. */
export async function publishDue(): Promise<void> {
  await publish(null);
}

const numbered = z.object({ number: z.number().int() });

/** A build took up what was asked for. @returns the number of the newest publication, 0 without any */
export async function tellBuilding(): Promise<number> {
  return (await askDatabase(numbered, 'build_started')).number;
}

/** @param reason one of `buildFailures`, or what the build said */
export async function tellFailed(number: number, reason: string): Promise<void> {
  await (await database()).call('build_failed', { number, reason });
}

/** Says that this build serves, which has all publications up to the one that it was made with. */
export async function tellServing(): Promise<void> {
  const { number } = withPublished({ number: 0 }, process.env.PUBLISHED_PUBLICATION);
  if (number > 0) await (await database()).call('build_serves', { number });
}
