import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { mailer } from '@/lib/outside';
import { failure, type Result, success } from '@/lib/result';
import { sendingOf } from './mail-id';
import type { SignedMessage } from './mailer';

const answer = z.object({ outcome: z.enum(['noted', 'unchanged', 'unknown']) });

/**
 * Takes a message of the mail provider: a mail that it had taken bounced, was complained of, or was not sent after all. Messages may
 * come late, twice, and before the mail was settled; a person decides whether it is sent again.
 * @returns success for whatever is genuine, known or not, so that the provider stops repeating it; failure `malformed` for the rest
 * @throws DatabaseError: the provider then sends the message again
 */
export async function noteMailProblem(message: SignedMessage): Promise<Result<{ received: true }>> {
  const report = (await mailer()).readReport(message);
  if (report === 'unsigned') return failure('malformed');
  const sending = report === 'irrelevant' ? undefined : sendingOf(report.mail);
  if (report !== 'irrelevant' && sending) {
    const { problem, detail } = report;
    await askDatabase(answer, 'note_mail_problem', { ...sending, problem, detail });
  }
  return success({ received: true });
}
