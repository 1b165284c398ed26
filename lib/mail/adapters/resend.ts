import 'server-only';
import { Resend } from 'resend';
import { type Mailer, MailerError } from '../mailer';

/** 409 says that another request with the same key is under way, and 5xx may come after the mail was taken. */
function isRefusal(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && status !== 409;
}

/**
 * Sends mail through Resend. The mail's id is the idempotency key, which Resend honours for 24 hours; an hour less is counted on.
 * @param from a sender on a domain that was verified with Resend
 * @param baseUrl where the service answers, when it is not Resend's own address
 * @param patience how many milliseconds it may take to answer; after that the mail may or may not have been taken
 */
export function openResend({
  apiKey,
  from,
  baseUrl,
  patience = 30_000,
}: {
  apiKey: string;
  from: string;
  baseUrl?: string;
  patience?: number;
}): Mailer {
  const resend = new Resend(apiKey, baseUrl === undefined ? {} : { baseUrl });
  return {
    knowsIdsFor: 23,
    send: async (mail) => {
      const { error } = await resend.emails.send(
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
      // The same key with other content: an earlier attempt was taken, and what the mail says has changed since (a link, a release).
      if (!error || error.name === 'invalid_idempotent_request') return;
      const { statusCode, name } = error;
      throw new MailerError(`Resend took no mail (${statusCode ?? 'no answer'} ${name})`, {
        isRefusal: isRefusal(statusCode),
      });
    },
  };
}
