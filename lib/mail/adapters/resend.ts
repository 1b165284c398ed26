import 'server-only';
import { Resend } from 'resend';
import { type Mailer, MailerError } from '../mailer';

/**
 * Sends mail through Resend. The mail's id is the idempotency key, which Resend honours for 24 hours.
 * @param from a sender on a domain that was verified with Resend
 * @param baseUrl where the service answers, when it is not Resend's own address
 */
export function openResend({
  apiKey,
  from,
  baseUrl,
}: {
  apiKey: string;
  from: string;
  baseUrl?: string;
}): Mailer {
  const resend = new Resend(apiKey, baseUrl === undefined ? {} : { baseUrl });
  return {
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
        { idempotencyKey: `${mail.event}/${mail.id}` },
      );
      if (error)
        throw new MailerError(`Resend refused a mail (${error.statusCode ?? 'no answer'} ${error.name})`);
    },
  };
}
