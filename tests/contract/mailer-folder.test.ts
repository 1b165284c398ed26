import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openMailFolder } from '@/lib/outbox/mail/adapters/folder';
import { storedMails } from '../support/stored';
import { temporaryFolder } from '../support/temporary-folder';
import { mailerContract } from './mailer-contract';

const from = 'Bay Signal <hello@agency.example>';

const example = {
  id: '3f8e7c4e-0000-4000-8000-000000000001',
  event: 'order-agency',
  createdAt: new Date('2026-11-21T05:00:00Z'),
  to: 'agency@example.com',
  replyTo: 'somchai@example.com',
  subject: 'New order',
  html: '<p>New order</p>',
  text: 'New order',
  attachments: [],
};

mailerContract('folder', async () => {
  const { folder, remove } = await temporaryFolder();
  const received = async () =>
    (await storedMails(folder)).map((mail) => ({
      to: mail.to?.[0]?.address ?? '',
      replyTo: mail.replyTo?.[0]?.address ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      attachments: mail.attachments.map(({ filename, content }) => ({
        filename: filename ?? '',
        bytes: content instanceof ArrayBuffer ? [...new Uint8Array(content)] : [],
      })),
    }));
  return { mailer: openMailFolder({ folder: join(folder, 'outbox'), from }), received, close: remove };
});

it('names each file by time, event and id', async () => {
  const { folder, remove } = await temporaryFolder();
  await openMailFolder({ folder, from }).send(example);
  expect(await readdir(folder)).toEqual([
    '2026-11-21T05-00-00-000Z-order-agency-3f8e7c4e-0000-4000-8000-000000000001.eml',
  ]);
  await remove();
});

it('writes who it is from, when, and an id for the mail program', async () => {
  const { folder, remove } = await temporaryFolder();
  await openMailFolder({ folder: join(folder, 'outbox'), from }).send(example);
  const [mail] = await storedMails(folder);
  expect(mail?.from?.address).toBe('hello@agency.example');
  expect(new Date(mail?.date ?? 0)).toEqual(example.createdAt);
  expect(mail?.messageId).toBe(`<${example.id}@agency.example>`);
  await remove();
});

it('lets no line break in a subject become a header', async () => {
  const { folder, remove } = await temporaryFolder();
  await openMailFolder({ folder: join(folder, 'outbox'), from }).send({
    ...example,
    subject: 'Order\r\nBcc: spy@example.com',
  });
  const [mail] = await storedMails(folder);
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.headers.some((header) => header.key === 'bcc')).toBe(false);
  await remove();
});

it('fails when it cannot write, rather than claim success', async () => {
  const mailer = openMailFolder({ folder: '/dev/null/outbox', from });
  expect(await mailer.send(example)).toEqual({
    outcome: 'refused',
    reason: 'the mail folder could not be written (ENOTDIR)',
  });
});
