import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { type ErrorResponse, Resend } from 'resend';
import { z } from 'zod';
import type { Delivery } from '@/lib/outbox/delivery';
import { turns } from '@/lib/outbox/turns';
import type { Mailer, MailReport } from '../mailer';

/** The tag of each mail that holds its id; what Resend tells of a mail carries the tags of that mail. */
const mailTag = 'mail';

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
function mailReport(message: unknown): MailReport | 'irrelevant' {
  const { data: told } = event.safeParse(message);
  const problem = problems.get(told?.type ?? '');
  const mail = told?.data.tags?.[mailTag];
  if (!told || !problem || mail === undefined) return 'irrelevant';
  const { bounce, failed, suppressed } = told.data;
  const detail = Object.values({ ...bounce, ...failed, ...suppressed }).filter(Boolean);
  return { mail, problem, detail: detail.join(', ') || null };
}

/** Resend takes two requests a second; this many milliseconds lie between two of ours. */
const defaultPace = 550;

/**
 * Sends mail through Resend. The mail's id is the idempotency key, which Resend honours for 24 hours; an hour less is counted on.
 * @param from a sender on a domain that was verified with Resend
 * @param webhookSecret what Resend signs its messages with; without it none is believed
 * @param baseUrl where the service answers, when it is not Resend's own address
 * @param patience how many milliseconds it may take to answer; after that the mail may or may not have been taken
 * @param pace how many milliseconds lie between two mails
 */
export function openResend({
  apiKey,
  from,
  webhookSecret,
  baseUrl,
  patience = 30_000,
  pace = defaultPace,
}: {
  apiKey: string;
  from: string;
  webhookSecret?: string | undefined;
  baseUrl?: string;
  patience?: number;
  pace?: number;
}): Mailer {
  const resend = new Resend(apiKey, baseUrl === undefined ? {} : { baseUrl });
  const untilTurn = turns(pace);
  return {
    knowsIdsFor: 23,
    send: async (mail) => {
      await wait(untilTurn(Date.now()));
      const { error, headers } = await resend.emails.send(
        {
          from,
          to: mail.to,
          replyTo: mail.replyTo,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          tags: [{ name: mailTag, value: mail.id }],
          attachments: mail.attachments.map(({ content, ...attachment }) => ({
            ...attachment,
            content: Buffer.from(content),
          })),
        },
        { idempotencyKey: `${mail.event}/${mail.id}`, signal: AbortSignal.timeout(patience) },
      );
      return error ? deliveryOf(error, headers?.['retry-after']) : { outcome: 'taken' };
    },
    readReport: ({ body, ...headers }) => {
      if (webhookSecret === undefined) return 'unsigned';
      try {
        return mailReport(resend.webhooks.verify({ payload: body, headers, webhookSecret }));
      } catch (error) {
        // The second is signed, and no JSON: Resend sends nothing of the kind.
        if (error instanceof Error && ['WebhookVerificationError', 'SyntaxError'].includes(error.name))
          return 'unsigned';
        throw error;
      }
    },
  };
}

/** Resend has one name for whatever is wrong with a request, and says in words which field it is (resend.com/docs/api-reference/errors). */
function isAboutRecipient({ statusCode, name, message }: ErrorResponse): boolean {
  return statusCode === 422 && name === 'validation_error' && /^invalid `to` field/i.test(message);
}

function deliveryOf(error: ErrorResponse, retryAfter: string | undefined): Delivery {
  const { statusCode, name } = error;
  // The same key with other content: an earlier attempt was taken, and what the mail says has changed since (a link, a release).
  if (name === 'invalid_idempotent_request') return { outcome: 'taken' };
  const reason = `Resend took no mail (${statusCode ?? 'no answer'} ${name})`;
  if (isAboutRecipient(error))
    return { outcome: 'undeliverable', reason: 'Resend sends nothing to such an address' };
  if (statusCode === 429) return { outcome: 'refused', reason, retryAfter: Number(retryAfter) || 1 };
  // 409 says that another request with the same key is under way, and 5xx may come after the mail was taken.
  const isRefusal = statusCode !== null && statusCode >= 400 && statusCode < 500 && statusCode !== 409;
  return { outcome: isRefusal ? 'refused' : 'uncertain', reason };
}
