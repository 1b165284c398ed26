import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailIdOf } from '@/lib/outbox/mail/mail-id';
import type { Mail, Mailer } from '@/lib/outbox/mail/mailer';
import type { ReceivedMail } from '../support/resend-stand-in';

const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: randomUUID(),
  event: 'order-customer',
  createdAt: new Date('2026-11-21T05:00:00Z'),
  to: 'somchai@example.com',
  replyTo: 'agency@example.com',
  subject: 'คำสั่งซื้อ PT-7K3M9Q',
  html: '<p>ขอบคุณ ฿25,000</p>',
  text: 'ขอบคุณ ฿25,000',
  attachments: [
    { filename: 'slip.png', contentType: 'image/png', content: new Uint8Array([137, 80, 78, 71, 0, 255]) },
  ],
  ...changes,
});

/** What every mailer must do. */
export function mailerContract(
  name: string,
  open: () => Promise<{
    mailer: Mailer;
    received: () => Promise<ReceivedMail[]>;
    close: () => Promise<void>;
  }>,
): void {
  describe(`the ${name} mailer`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    const receivedBy = async (to: string) =>
      (await opened.received()).filter((received) => received.to === to);

    it('delivers a mail whole', async () => {
      const sent = mail({ to: 'whole@example.com' });
      await opened.mailer.send(sent);
      const [received, ...others] = await receivedBy('whole@example.com');
      expect(others).toEqual([]);
      expect(received).toMatchObject({ subject: sent.subject, replyTo: 'agency@example.com' });
      expect(received?.text.trim()).toBe(sent.text);
      expect(received?.html.trim()).toBe(sent.html);
      expect(received?.attachments).toEqual([{ filename: 'slip.png', bytes: [137, 80, 78, 71, 0, 255] }]);
    });

    it('delivers a subject that looks like an encoded word as it was written', async () => {
      const subject = 'Inquiry PT-7K3M9Q: =?utf-8?q?=42cc?= ที่นี่';
      await opened.mailer.send(mail({ to: 'encoded@example.com', subject }));
      await opened.mailer.send(mail({ to: 'ascii@example.com', subject: '=?utf-8?q?=42cc?=' }));
      expect(await receivedBy('encoded@example.com')).toMatchObject([{ subject }]);
      expect(await receivedBy('ascii@example.com')).toMatchObject([{ subject: '=?utf-8?q?=42cc?=' }]);
    });

    it('delivers a mail once that is sent again', async () => {
      const sent = mail({ to: 'twice@example.com' });
      await opened.mailer.send(sent);
      await opened.mailer.send(sent);
      expect(await receivedBy('twice@example.com')).toHaveLength(1);
    });

    it('delivers a mail once whose words changed before it was sent again', async () => {
      const sent = mail({ to: 'changed@example.com' });
      await opened.mailer.send(sent);
      await opened.mailer.send({ ...sent, subject: 'Changed', text: 'Changed' });
      expect(await receivedBy('changed@example.com')).toHaveLength(1);
    });

    it('delivers a mail anew that a person had sent once more, which is one with an id of its own', async () => {
      const sent = mail({ to: 'anew@example.com' });
      await opened.mailer.send({ ...sent, id: mailIdOf({ id: sent.id, resends: 0 }) });
      await opened.mailer.send({ ...sent, id: mailIdOf({ id: sent.id, resends: 1 }) });
      expect(await receivedBy('anew@example.com')).toHaveLength(2);
    });

    it('believes no message that the provider did not sign', () => {
      const now = String(Math.floor(Date.now() / 1000));
      const body = '{"type":"email.bounced","data":{"tags":{"mail":"x"}}}';
      for (const signature of ['', 'garbage', 'v1,', 'v1,AAAA', 'v1'])
        for (const timestamp of [now, '0', 'garbage'])
          expect(opened.mailer.readReport({ body, id: 'msg_1', timestamp, signature })).toBe('unsigned');
    });

    it('delivers two mails that differ in their id alone', async () => {
      await opened.mailer.send(mail({ to: 'both@example.com' }));
      await opened.mailer.send(mail({ to: 'both@example.com' }));
      expect(await receivedBy('both@example.com')).toHaveLength(2);
    });
  });
}
