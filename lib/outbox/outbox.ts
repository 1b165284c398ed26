import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { mailTextDays } from '@/lib/company/periods';
import { LoggableError, logError } from '@/lib/log';
import type { Delivery } from '@/lib/outbox/delivery';
import { lineCardEvent } from '@/lib/outbox/line/notifier';
import { database, mailer, notifier } from '@/lib/outside';
import { claimedMail, claimedRow } from './claimed-mail';
import { mailIdOf } from './mail/mail-id';
import type { Mail } from './mail/mailer';

/** As many as a mailer that answers at the last moment sends within the lease. */
const mailsPerClaim = 3;

/** How long a claim lasts before another worker may try, in seconds; longer than it takes to send the mails of one claim. */
const leaseSeconds = 120;

/** With doubling pauses of at most six hours this many attempts span 56 to 68 hours. */
const maxAttempts = 18;

/** How long a provider may make one drain wait, in seconds, each time and all together; what is due then waits for the next one. */
const maxPause = 10;
const maxPauses = 60;

/** So that several drains in one process do not claim more than one of them can send before the lease ends. */
const oneAtATime = pLimit(1);

/**
 * Sends all mail that is due, and the cards among it: claim, send, settle, until nothing is left. One mail that fails waits for its next attempt and holds
 * up no other; a provider that asks for a pause gets it.
 * @throws DatabaseError when the database could not be asked; claimed mail is then claimed again after its lease
 */
export function drainOutbox(): Promise<void> {
  return oneAtATime(drain);
}

async function drain(): Promise<void> {
  let paused = 0;
  for (;;) {
    const rows = await askDatabase(z.array(claimedRow), 'claim_mail', {
      max: mailsPerClaim,
      lease_seconds: leaseSeconds,
      key_hours: (await mailer()).knowsIdsFor,
      card_key_hours: (await notifier()).knowsIdsFor,
    });
    let pause = 0;
    for (const row of rows) pause = Math.max(pause, await sendClaimed(row));
    paused += pause;
    if (paused > maxPauses || (rows.length < mailsPerClaim && pause === 0)) return;
    await wait(Math.min(pause, maxPause) * 1000);
  }
}

const released = z.object({ released: z.number().int() });

/** Gives back the claims of a process that is gone; only for a database that this process has to itself. */
export async function releaseMail(): Promise<number> {
  return (await askDatabase(released, 'release_mail')).released;
}

const purged = z.object({ purged: z.number().int() });

/** Forgets content and recipient of mail that was sent long ago. @returns how many */
export async function purgeOutbox(): Promise<number> {
  return (await askDatabase(purged, 'purge_mail', { days: mailTextDays })).purged;
}

const health = z.object({
  waiting: z.number().int(),
  failed: z.number().int(),
  problems: z.number().int(),
  oldest_seconds: z.number().int(),
});

/**
 * How the mail is doing: waiting, given up, sent with a problem that nobody has handled (`mailProblems`), and how long the oldest has
 * waited in seconds.
 */
export async function outboxHealth(): Promise<{
  waiting: number;
  failed: number;
  problems: number;
  oldestSeconds: number;
}> {
  const { oldest_seconds, ...counts } = await askDatabase(health, 'outbox_health');
  return { ...counts, oldestSeconds: oldest_seconds };
}

/** Sends one claimed mail and writes down what became of it. @returns the pause in seconds that the provider wants, 0 for none */
async function sendClaimed(row: z.infer<typeof claimedRow>): Promise<number> {
  const delivery = await tryToSend(row);
  const reason = delivery.outcome === 'taken' ? null : delivery.reason;
  const retryAfter = delivery.outcome === 'refused' ? (delivery.retryAfter ?? null) : null;
  await (await database()).call('settle_mail', {
    id: row.id,
    outcome: delivery.outcome,
    error: reason,
    retry_after: retryAfter,
    max_attempts: maxAttempts,
  });
  if (reason !== null && retryAfter === null)
    logError(`mail ${row.id}`, new LoggableError('Delivery', reason));
  return retryAfter ?? 0;
}

async function tryToSend(row: z.infer<typeof claimedRow>): Promise<Delivery> {
  let mail: Mail;
  try {
    if (row.event === lineCardEvent)
      return await (await import('@/lib/outbox/line/send-line-card')).sendLineCard(row);
    // Templates and their renderer are loaded when there is something to write, which a visitor does not wait for.
    const { composeMail } = await import('./mail/compose');
    mail = { ...(await composeMail(claimedMail.parse(row))), id: mailIdOf(row) };
  } catch (error) {
    logError(`mail ${row.id}`, error);
    return { outcome: 'refused', reason: 'could not be composed' };
  }
  return (await mailer()).send(mail);
}
