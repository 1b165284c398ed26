import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyLocale } from '@/lib/company/agency';
import { translator } from '@/lib/i18n/translator';
import { LoggableError, logError } from '@/lib/log';
import { notifier } from '@/lib/outside';
import { failure, type Result, success } from '@/lib/result';
import { hashLineCode, unbindLineGroup } from './line-group';
import type { GroupEvent, SignedWebhook } from './notifier';

const received = z.object({ outcome: z.enum(['bound', 'wrong', 'too-old', 'ignored']) });

/**
 * Takes a message of LINE: six digits that bind the group they are typed in, or that the site was put out of a group. Whatever else is said in
 * a group is let go, and kept nowhere. Messages may come twice and late: a code is good once, and who left before the group was bound
 * did not leave it.
 * @returns success for whatever is genuine, so that LINE stops repeating it; failure `malformed` for the rest
 * @throws DatabaseError, KeyFileError: LINE then sends the message again
 */
export async function receiveLineWebhook(message: SignedWebhook): Promise<Result<{ received: true }>> {
  const events = (await notifier()).readEvents(message);
  if (events === 'unsigned') return failure('malformed');
  for (const event of events) {
    if (event.what === 'left') await unbindLineGroup(event);
    else if (/^\d{6}$/.test(event.text.trim())) await receiveCode(event);
  }
  return success({ received: true });
}

async function receiveCode({
  group,
  text,
  at,
  replyToken,
}: Extract<GroupEvent, { what: 'message' }>): Promise<void> {
  const args = { group, code_hash: await hashLineCode(text.trim()), received_at: at.toISOString() };
  const { outcome } = await askDatabase(received, 'receive_line_code', args);
  if (outcome === 'ignored' || replyToken === undefined) return;
  const t = await translator(agencyLocale(), 'notify');
  const delivery = await (await notifier()).reply(replyToken, t(`group.${outcome}`));
  // The group is bound all the same, and LINE lets nobody answer twice.
  if (delivery.outcome !== 'taken') logError('line reply', new LoggableError('Delivery', delivery.reason));
}
