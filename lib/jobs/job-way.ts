import type { Messages } from 'next-intl';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { JobFacts, ShownJob } from './job';

type Words = Messages['jobs'];

type Place = Pick<JobFacts, 'stages' | 'stage'>;

/** Whether a job is done but for the faults that are put right. */
export const isInFixes = ({ stages, stage }: Place) => stages[stage]?.months !== undefined;

/** The stops of a job in words, and the place of the one that it is at; the first is 0. The last one is that of the fixes, where there are any. */
export function wayOfJob({ stages, stage }: Place, words: Words) {
  const labels = stages.map((each) => words.stages[each.stage].label);
  if (stages.at(-1)?.months === undefined) labels.push(words.done);
  return { labels, current: Math.min(stage, labels.length - 1) };
}

/** Whether its customer may report a fault of it on a day, as YYYY-MM-DD. */
export const takesFaults = ({ moves, due_on: due }: Pick<ShownJob, 'moves' | 'due_on'>, day: string) =>
  moves.includes('fix') && due !== null && day <= due;

/** Where a job stands, as a sentence to its customer. */
export function standOf(
  job: Pick<JobFacts, 'stages' | 'stage' | 'state' | 'since'>,
  words: Words,
  locale: Locale,
) {
  const { state, since } = job;
  const here = job.stages[job.stage];
  if (state === 'done') return fill(words.states.done, { date: dateOf(since, locale) });
  if (state === 'paused' || state === 'cancelled' || !here) return words.states[state];
  const isOwnTurn = (here.ball === 'us') === (state === 'ours');
  if (isOwnTurn) return words.stages[here.stage].text;
  return here.yes ? words.states.changing : words.states[state];
}

/** What comes next, and until when what is promised is done or within how many working days of this stop; each empty where there is nothing to say. */
export function aheadOf(
  { stages, stage, state, due_on: due }: Pick<JobFacts, 'stages' | 'stage' | 'state' | 'due_on'>,
  words: Words,
  locale: Locale,
): string[] {
  if (isInFixes({ stages, stage }) && due !== null && state !== 'cancelled')
    return [fill(words.fixes.until, { date: dateOf(due, locale) })];
  if (state !== 'ours' && state !== 'waiting') return [];
  const next = stages[stage + 1];
  const facts = { stage: next ? words.stages[next.stage].label : words.done, days: next?.days ?? 0 };
  return [
    fill(due === null && next?.days ? words.within : words.next, facts),
    due === null ? '' : fill(state === 'ours' ? words.by : words.byStopped, { date: dateOf(due, locale) }),
  ].filter(Boolean);
}

/** How many rounds of changes were asked for, where a number of them is in the price and some were; else empty. */
export function roundsText({ rounds, changes }: Pick<JobFacts, 'rounds' | 'changes'>, words: Words): string {
  if (rounds === null) return '';
  return fill(changes < rounds ? words.rounds : words.roundsOver, { rounds, changes });
}
