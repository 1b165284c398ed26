import 'server-only';
import { z } from 'zod';
import { logError } from '@/lib/log';
import { database, mailer } from '@/lib/outside';
import { type ClaimedMail, claimedMail } from './claimed-mail';
import { composeMail } from './compose';

const mailsPerClaim = 10;

/** How long a claim lasts before another worker may try, in seconds; longer than any send takes. */
const leaseSeconds = 120;

/**
 * Sends all mail that is due: claim, send, settle, until nothing is left (design.md §4).
 * One mail that fails waits for its next attempt and holds up no other.
 * @throws DatabaseError when the database could not be asked; claimed mail is then claimed again after its lease
 */
export async function drainOutbox(): Promise<void> {
  for (;;) {
    const claimed = await (await database()).call('claim_mail', {
      most: mailsPerClaim,
      lease_seconds: leaseSeconds,
    });
    const mails = z.array(claimedMail).parse(claimed);
    for (const mail of mails) await sendClaimed(mail);
    if (mails.length < mailsPerClaim) return;
  }
}

async function sendClaimed(claimed: ClaimedMail): Promise<void> {
  const error = await trySend(claimed);
  await (await database()).call('settle_mail', { id: claimed.id, sent: error === null, error });
}

async function trySend(claimed: ClaimedMail): Promise<string | null> {
  try {
    await (await mailer()).send(await composeMail(claimed));
    return null;
  } catch (error) {
    logError(`mail ${claimed.id}`, error);
    return error instanceof Error ? error.name : 'unknown';
  }
}
