import { z } from 'zod';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace, type Messages } from '@/lib/i18n/messages';
import { draftName } from '@/lib/jobs/draft';
import { jobFacts } from '@/lib/jobs/job';
import { isInFixes, roundsText, standOf, wayOfJob } from '@/lib/jobs/job-way';
import { Facts } from './facts';
import { asWritten, type Letter, type MailTo } from './letter';
import { OtherLink } from './mail-button';
import { boardOf } from './mail-colours';
import { orderLetter } from './order-link';
import { roadOf, shutter } from './pieces/edges';
import { browserWindow } from './pieces/window';
import { timetable } from './timetable';

const jobPayload = jobFacts.extend({
  customer_name: z.string(),
  /** A word to the customer, as written. */
  words: z.string().nullable(),
  /** How many of the three reminders this one is; 0 where it tells of a move. */
  reminders: z.number().int(),
});

type Job = z.infer<typeof jobPayload>;

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
      end: { look: 'job', number: reference },
      ...(isLook && { action: words.mail.answer, isUrgent: false }),
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
    state === 'cancelled'
      ? null
      : timetable(stationsOf(job, words, locale), way.current, state === 'done' && !isInFixes(job)),
    job.words && asWritten(job.words),
    <Facts facts={[[words.answer.draft, draft && !isAddress ? draftName(draft) : '']]} />,
  );
}

/** The stops of a job, with how long it has stood where it is, how soon the next one comes, and by when it is done. */
function stationsOf(job: Job, words: Messages['jobs'], locale: Locale) {
  const { stages, stage, state, due_on: due, reminders } = job;
  const { labels, current } = wayOfJob(job, words);
  const isFixing = isInFixes(job);
  const isOn = state === 'ours' || state === 'waiting';
  const days = stages[stage + 1]?.days;
  const notes: { [place: number]: string | false } = {
    [stage + 1]: isOn && due === null && days ? fill(words.mail.within, { days }) : false,
    [current]:
      reminders > 0
        ? fill(words.mail.waited, { date: dateOf(job.since, locale) })
        : state === 'paused'
          ? words.said.paused
          : newsOf(job) === 'look' && job.changes > 0 && roundsText(job, words),
  };
  const date = due && dateOf(due, locale);
  if (date && isFixing) notes[current] = fill(words.fixes.until, { date });
  else if (date && isOn)
    notes[labels.length - (stages.at(-1)?.months === undefined ? 1 : 2)] = fill(
      state === 'ours' ? words.by : words.byStopped,
      { date },
    );
  return labels.map((label, place) => ({ label, note: notes[place] }));
}

/** What a mail tells of a job; of a stage that is just begun nothing but its name. */
function newsOf(job: Job) {
  const { stages, stage, state } = job;
  const here = stages[stage];
  if (state === 'waiting' && here?.yes) return 'look';
  // It waits for nothing that the work needs.
  if (state === 'waiting' && here?.stage === 'collect') return 'ready';
  if (state === 'ours' && isInFixes(job)) return 'fixing';
  return state === 'ours' && here?.yes ? 'changing' : state;
}

/** How matters stand, where that is what the mail says. */
function boardOfNews({ reminders, state }: Job) {
  if (reminders > 0 || state === 'paused') return 'due';
  return state === 'cancelled' ? 'late' : undefined;
}
