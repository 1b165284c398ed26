import 'server-only';
import { z } from 'zod';
import { logError } from '@/lib/log';
import { database, mailer } from '@/lib/outside';
import { type ClaimedMail, claimedMail } from './claimed-mail';
import { composeMail } from './compose';
import { MailerError } from './mailer';

/** As many as a mailer that answers at the last moment sends within the lease. */
const mailsPerClaim = 3;

/** How long a claim lasts before another worker may try, in seconds; longer than it takes to send the mails of one claim. */
const leaseSeconds = 120;

/** With doubling pauses of at most six hours this many attempts span three days. */
const maxAttempts = 18;

/** How long the content of a sent mail is kept. */
const daysKept = 30;

/**
 * Sends all mail that is due: claim, send, settle, until nothing is left.
 * One mail that fails waits for its next attempt and holds up no other.
 * @throws DatabaseError when the database could not be asked; claimed mail is then claimed again after its lease
 */
export async function drainOutbox(): Promise<void> {
  for (;;) {
    const claimed = await (await database()).call('claim_mail', {
      max: mailsPerClaim,
      lease_seconds: leaseSeconds,
      key_hours: (await mailer()).knowsIdsFor,
    });
    const mails = z.array(claimedMail).parse(claimed);
    for (const mail of mails) await sendClaimed(mail);
    if (mails.length < mailsPerClaim) return;
  }
}

const released = z.object({ released: z.number().int() });

/** Gives back the claims of a process that is gone; only for a database that this process has to itself. @throws DatabaseError */
export async function releaseMail(): Promise<number> {
  return released.parse(await (await database()).call('release_mail', {})).released;
}

const purged = z.object({ purged: z.number().int() });

/** Forgets content and recipient of mail that was sent long ago. @returns how many @throws DatabaseError */
export async function purgeOutbox(): Promise<number> {
  return purged.parse(await (await database()).call('purge_mail', { days: daysKept })).purged;
}

const health = z.object({
  owed: z.number().int(),
  failed: z.number().int(),
  oldest_seconds: z.number().int(),
});

/** How the mail is doing: waiting, given up, and how long the oldest has waited in seconds. @throws DatabaseError */
export async function outboxHealth(): Promise<{ owed: number; failed: number; oldestSeconds: number }> {
  const { owed, failed, oldest_seconds } = health.parse(await (await database()).call('outbox_health', {}));
  return { owed, failed, oldestSeconds: oldest_seconds };
}

async function sendClaimed(claimed: ClaimedMail): Promise<void> {
  const outcome = await trySend(claimed);
  await (await database()).call('settle_mail', { id: claimed.id, max_attempts: maxAttempts, ...outcome });
}

async function trySend(
  claimed: ClaimedMail,
): Promise<{ sent: boolean; refused: boolean; error: string | null }> {
  try {
    await (await mailer()).send(await composeMail(claimed));
    return { sent: true, refused: false, error: null };
  } catch (error) {
    logError(`mail ${claimed.id}`, error);
    // Whatever is not the mailer's own error came before anything left the house.
    const refused = error instanceof MailerError ? error.isRefusal : true;
    return {
      sent: false,
      refused,
      error: error instanceof MailerError ? error.message : 'could not be composed',
    };
  }
}
