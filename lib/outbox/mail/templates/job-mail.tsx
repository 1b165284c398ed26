import { z } from 'zod';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { loadNamespace } from '@/lib/i18n/messages';
import { draftName } from '@/lib/jobs/draft';
import { jobFacts } from '@/lib/jobs/job';
import { aheadOf, isInFixes, roundsText, standOf, wayOfJob } from '@/lib/jobs/job-way';
import { Facts } from './facts';
import { asWritten, type Letter, type MailTo } from './letter';
import { OtherLink } from './mail-button';
import { boardOf } from './mail-colours';
import { orderLetter } from './order-link';
import { roadOf, shutter } from './pieces/edges';
import { browserWindow } from './pieces/window';
import { stopsOf } from './stops';

const jobPayload = jobFacts.extend({
  customer_name: z.string(),
  /** A word to the customer, as written. */
  words: z.string().nullable(),
  /** How many of the three reminders this one is; 0 where it tells of a move. */
  reminders: z.number().int(),
});

/** Tells a customer where the work of an order stands now, and what we need; or reminds of that. */
export async function jobMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const job = jobPayload.parse(payload);
  const { reference, name, state, reminders } = job;
  const words = await loadNamespace(locale, 'jobs');
  const way = wayOfJob(job, words);
  const news = newsOf(job);
  const isLook = news === 'look';
  const draft = isLook ? job.draft : null;
  const isAddress = draft !== null && URL.canParse(draft) && draftName(draft) === draft;
  const told = news === 'ready' || news === 'changing' ? 'ours' : news;
  const facts = { name, reference, stage: way.labels[way.current] ?? '' };
  const subject = fill(words.mail[told], facts);
  return orderLetter(
    {
      reference,
      recipient,
      locale,
      name: job.customer_name,
      subject: reminders > 0 ? fill(words.mail.reminder, { subject }) : subject,
      heading: fill(news === 'ours' ? words.said.moved : words.mail.headings[news], facts),
      what: name,
      preview: standOf(job, words, locale),
      board: boardOfNews(job) ?? boardOf(job.item),
      piece:
        state === 'cancelled'
          ? shutter
          : draft
            ? browserWindow(
                draftName(draft),
                isAddress && <OtherLink href={draft} label={words.answer.draft} />,
              )
            : roadOf(way.current / (way.labels.length - 1 || 1)),
    },
    standOf(job, words, locale),
    state === 'cancelled' ? null : stopsOf(way.labels, way.current, state === 'done' && !isInFixes(job)),
    job.words && asWritten(job.words),
    reminders > 0 && fill(words.mail.waited, { date: dateOf(job.since, locale) }),
    isLook && job.changes > 0 && roundsText(job, words),
    ...aheadOf(job, words, locale),
    <Facts facts={[[words.answer.draft, draft && !isAddress ? draftName(draft) : '']]} />,
  );
}

/** What a mail tells of a job; of a stage that is just begun nothing but its name. */
function newsOf(job: z.infer<typeof jobPayload>) {
  const { stages, stage, state } = job;
  const here = stages[stage];
  if (state === 'waiting' && here?.yes) return 'look';
  // It waits for nothing that the work needs.
  if (state === 'waiting' && here?.stage === 'collect') return 'ready';
  if (state === 'ours' && isInFixes(job)) return 'fixing';
  return state === 'ours' && here?.yes ? 'changing' : state;
}

/** How matters stand, where that is what the mail says. */
function boardOfNews({ reminders, state }: z.infer<typeof jobPayload>) {
  if (reminders > 0 || state === 'paused') return 'due';
  return state === 'cancelled' ? 'late' : undefined;
}
