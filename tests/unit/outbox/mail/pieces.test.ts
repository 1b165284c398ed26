import { beforeAll, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import type { ClaimedMail, MailEvent } from '@/lib/outbox/claimed-mail';
import { composeMail } from '@/lib/outbox/mail/compose';
import { openMailDatabase } from '../../../support/mail-database';
import { sampleMails } from '../../../support/sample-mails';

beforeAll(openMailDatabase);

const classesOf = {
  bill: 'teeth',
  note: 'note',
  ticket: 'ticket',
  sign: 'stone',
  leaf: 'leaf',
  window: 'window',
  folder: 'flap',
  postcard: 'postage',
  tag: 'tag',
  awning: 'awning',
} as const;

const pieceOf = (html: string) =>
  Object.entries(classesOf).find(([, name]) => new RegExp(`class="([^"]* )?${name}[ "]`).test(html))?.[0];

const sampleOf = async (event: MailEvent, changes: object = {}): Promise<ClaimedMail> => {
  const sample = (await sampleMails('en')).find((mail) => mail.event === event);
  if (!sample) throw new Error(`no sample of ${event}`);
  return { ...sample, payload: JSON.parse(JSON.stringify({ ...Object(sample.payload), ...changes })) };
};

it.each([
  ['order-customer', {}, 'bill'],
  ['order-status', { status: 'paid' }, 'ticket'],
  ['order-status', { status: 'awaiting-payment' }, 'awning'],
  ['order-refund', {}, 'note'],
  ['quote-customer', {}, 'sign'],
  ['appointment', {}, 'leaf'],
  ['renewal', {}, 'leaf'],
  ['job', {}, 'window'],
  ['order-files', {}, 'folder'],
  ['contact-agency', {}, 'postcard'],
  ['repair', {}, 'tag'],
] as const)('%s %o is known by its piece: %s', async (event, changes, piece) => {
  expect(pieceOf((await composeMail(await sampleOf(event, changes))).html)).toBe(piece);
});

it.each(locales)('no mail has two things that ask to be pressed first: %s', async (locale) => {
  for (const sample of await sampleMails(locale)) {
    const { event, html } = await composeMail(sample);
    expect([event, html.match(/class="button( urgent)?"/g)?.length ?? 0]).not.toEqual([event, 2]);
  }
});

it.each([
  ['order-news', { news: 'overdue' }, 'button urgent'],
  ['order-news', { news: 'details' }, 'button'],
  ['contact-agency', {}, 'button'],
] as const)('%s %o is red only where money is owed: %s', async (event, changes, look) => {
  expect((await composeMail(await sampleOf(event, changes))).html).toContain(`class="${look}"`);
});

it.each(['order-agency', 'contact-agency', 'quote-agency', 'appointment-agency'] as const)(
  'whoever reads %s calls the customer by one touch',
  async (event) => {
    const { html, text } = await composeMail(await sampleOf(event));
    expect(html).toContain('href="tel:+66812345678"');
    expect(text).toContain('+66 81 234 5678');
  },
);

it.each([
  ['order-customer', 'PT-9XJ4WD'],
  ['job', 'PT-9XJ4WD'],
  ['quote-customer', 'QT-2026-0001'],
  ['repair', 'R-4C7X'],
  ['contact-visitor', 'PT-7K3M9Q'],
] as const)('%s has at its foot the number to be named, above how to ask: %s', async (event, number) => {
  expect((await composeMail(await sampleOf(event))).text).toMatch(new RegExp(`\\n${number}\\s+Questions\\?`));
});

it('a stop of a timetable says what is to be known of it, and the others only their names', async () => {
  const { text } = await composeMail(await sampleOf('job', { stage: 0, due_on: null, draft: null }));
  expect(text).toMatch(/● Material\n○ Draft:\s+within 10 working days\n○ Approval\n/);
});

it('a code to sign in is copied as one number, though each of its digits has a plate', async () => {
  const { subject, html, text } = await composeMail(await sampleOf('sign-in'));
  const [code = ''] = /\d{6}/.exec(subject) ?? [];
  expect(text).toContain(`\n${code}\n`);
  expect(html.replace(/<[^>]+>/g, '')).toContain(code);
});

it('what came of a payment stands on a plate of its own above what is still to pay', async () => {
  const { html, text } = await composeMail(
    await sampleOf('order-status', { status: 'awaiting-payment', received: 1_200_000, open: 1_200_000 }),
  );
  expect(html).toMatch(/class="plate done"[\s\S]*class="plate"/);
  expect(text).toMatch(/✓ Received\s+฿12,000.00\s+Still to pay\s+฿12,000.00/);
});
