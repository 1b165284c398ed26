import 'server-only';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { errorCode } from '@/lib/log';
import type { Mailer } from '../mailer';

/**
 * Writes each mail as an RFC 5322 file `<time>-<event>-<id>.eml`, which any mail program opens.
 * The name follows from the mail, so a mail sent again replaces itself.
 * @param from the sender, as in a From line
 */
export function openMailFolder({ folder, from }: { folder: string; from: string }): Mailer {
  return {
    knowsIdsFor: null,
    readReport: () => 'unsigned',
    send: async (mail) => {
      const composer = new MailComposer({
        messageId: `<${mail.id}@${domainOf(from)}>`,
        date: mail.createdAt,
        from,
        to: mail.to,
        replyTo: mail.replyTo,
        ...subjectLine(mail.subject),
        html: mail.html,
        text: mail.text,
        attachments: mail.attachments.map(({ content, ...attachment }) => ({
          ...attachment,
          content: Buffer.from(content),
        })),
      });
      try {
        await writeWhole(folder, fileName(mail), await composer.compile().build());
        return { outcome: 'taken' };
      } catch (error) {
        return { outcome: 'refused', reason: `the mail folder could not be written (${errorCode(error)})` };
      }
    },
  };
}

/** The composer lets through what looks like an encoded word (RFC 2047), and mail programs would decode a visitor's text. */
function subjectLine(subject: string) {
  if (!subject.includes('=?')) return { subject };
  return { headers: { Subject: { prepared: true, foldLines: true, value: encodeWord(subject, 'B', 52) } } };
}

function fileName({ createdAt, event, id }: { createdAt: Date; event: string; id: string }): string {
  return `${createdAt.toISOString().replace(/[:.]/g, '-')}-${event}-${id}.eml`;
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}

async function writeWhole(folder: string, name: string, content: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}.part`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}
