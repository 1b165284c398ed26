import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { type ErrorResponse, Resend } from 'resend';
import type { Delivery, Mailer } from '../mailer';
import { turns } from '../turns';

/** Resend takes two requests a second; this many milliseconds lie between two of ours. */
const defaultPace = 550;

/**
 * Sends mail through Resend. The mail's id is the idempotency key, which Resend honours for 24 hours; an hour less is counted on.
 * @param from a sender on a domain that was verified with Resend
 * @param baseUrl where the service answers, when it is not Resend's own address
 * @param patience how many milliseconds it may take to answer; after that the mail may or may not have been taken
 * @param pace how many milliseconds lie between two mails
 */
export function openResend({
  apiKey,
  from,
  baseUrl,
  patience = 30_000,
  pace = defaultPace,
}: {
  apiKey: string;
  from: string;
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
          attachments: mail.attachments.map(({ content, ...attachment }) => ({
            ...attachment,
            content: Buffer.from(content),
          })),
        },
        { idempotencyKey: `${mail.event}/${mail.id}`, signal: AbortSignal.timeout(patience) },
      );
      return error ? deliveryOf(error, headers?.['retry-after']) : { outcome: 'taken' };
    },
  };
}

function deliveryOf({ statusCode, name }: ErrorResponse, retryAfter: string | undefined): Delivery {
  // The same key with other content: an earlier attempt was taken, and what the mail says has changed since (a link, a release).
  if (name === 'invalid_idempotent_request') return { outcome: 'taken' };
  const reason = `Resend took no mail (${statusCode ?? 'no answer'} ${name})`;
  if (statusCode === 429) return { outcome: 'refused', reason, retryAfter: Number(retryAfter) || 1 };
  // 409 says that another request with the same key is under way, and 5xx may come after the mail was taken.
  const isRefusal = statusCode !== null && statusCode >= 400 && statusCode < 500 && statusCode !== 409;
  return { outcome: isRefusal ? 'refused' : 'uncertain', reason };
}
