import 'server-only';
import { z } from 'zod';
import type { MailReport } from '../mailer';

/** The tag of each mail that holds its id; what Resend tells of a mail carries the tags of that mail. */
export const mailTag = 'mail';

/** The codes that Resend gives; its sentences may quote the address, so they are left out. */
const code = z
  .string()
  .regex(/^\w{1,60}$/)
  .optional()
  .catch(undefined);
const codes = (...names: string[]) =>
  z
    .object(Object.fromEntries(names.map((name) => [name, code])))
    .optional()
    .catch(undefined);

const event = z.object({
  type: z.string(),
  data: z.object({
    tags: z
      .object({ [mailTag]: z.string() })
      .optional()
      .catch(undefined),
    bounce: codes('type', 'subType'),
    failed: codes('reason'),
    suppressed: codes('type', 'reason'),
  }),
});

const problems: ReadonlyMap<string, MailReport['problem']> = new Map([
  ['email.bounced', 'bounced'],
  ['email.complained', 'complained'],
  ['email.failed', 'failed'],
  ['email.suppressed', 'suppressed'],
]);

/**
 * What a message says of a mail of this site. Resend sends whatever its endpoint is subscribed to, about all that is sent with the account.
 * @param message genuine, as it was parsed
 */
export function mailReport(message: unknown): MailReport | 'irrelevant' {
  const { data: told } = event.safeParse(message);
  const problem = problems.get(told?.type ?? '');
  const mail = told?.data.tags?.[mailTag];
  if (!told || !problem || mail === undefined) return 'irrelevant';
  const { bounce, failed, suppressed } = told.data;
  const detail = Object.values({ ...bounce, ...failed, ...suppressed }).filter(Boolean);
  return { mail, problem, detail: detail.join(', ') || null };
}
