import { expect, it, onTestFinished } from 'vitest';
import { openLine } from '@/lib/outbox/line/adapters/line';
import { monthLimit } from '@/lib/outbox/line/notifier';
import {
  channelSecret,
  channelToken,
  groupOf,
  lineEvent,
  lineMessage,
  readCard,
  said,
  signedByLine,
  startLineStandIn,
} from '../support/line-stand-in';
import { notifierContract, someCard } from './notifier-contract';

const secret = channelSecret;

async function openStandIn(token = channelToken) {
  const line = await startLineStandIn();
  onTestFinished(line.close);
  return { line, notifier: openLine({ ...line, token, patience: 300 }) };
}

notifierContract('LINE', async () => {
  const line = await startLineStandIn();
  return {
    notifier: openLine(line),
    shown: () => line.pushed.map((pushed) => readCard(pushed).title),
    close: line.close,
  };
});

it('LINE shows a card whole, to its group, with a link that opens the phone’s own browser', async () => {
  const { line, notifier } = await openStandIn();
  await notifier.send(someCard());
  expect(line.pushed).toMatchObject([{ to: groupOf('a') }]);
  expect(line.pushed.map(readCard)).toEqual([
    {
      title: 'ตรวจสลิป ฿25,000.00 – PT-7K3M9Q',
      text: 'ตรวจสลิป ฿25,000.00 – PT-7K3M9Q\nสลิป\nKasikornbank (KBank), 0123',
      link: 'https://www.example.com/th/desk/orders/PT-7K3M9Q?openExternalBrowser=1',
    },
  ]);
});

it('LINE takes a card whose title and button are longer than it allows', async () => {
  const { line, notifier } = await openStandIn();
  const button = { label: 'x'.repeat(60), url: 'https://www.example.com/' };
  expect(await notifier.send(someCard({ title: 'y'.repeat(600), button }))).toEqual({ outcome: 'taken' });
  expect(line.pushed.map(readCard)[0]?.text).toContain('y'.repeat(600));
});

it.each([
  [
    'a token that was taken back',
    { kind: 'status', status: 401, message: 'Authentication failed' },
    'refused',
  ],
  [
    'more requests than its rate allows',
    { kind: 'status', status: 429, message: 'The API rate limit has been exceeded. Try again later.' },
    'refused',
  ],
  [
    'a month without messages left',
    { kind: 'status', status: 429, message: 'You have reached your monthly limit.' },
    'undeliverable',
  ],
  [
    'a group that is gone',
    { kind: 'status', status: 400, message: `Failed to send messages to ${groupOf('a')}` },
    'undeliverable',
  ],
  ['a plan that may not push', { kind: 'status', status: 403, message: 'Not authorized' }, 'undeliverable'],
  ['trouble of its own', { kind: 'status', status: 500, message: 'Internal server error' }, 'uncertain'],
  ['a lost answer', { kind: 'taken without an answer' }, 'uncertain'],
  ['no answer in time', { kind: 'taken in silence' }, 'uncertain'],
] as const)(
  'for %s, LINE’s notifier says whether the card may have been shown, and no group',
  async (_why, fault, outcome) => {
    const { line, notifier } = await openStandIn();
    line.failNext(fault);
    const delivery = await notifier.send(someCard());
    expect(delivery).toMatchObject({ outcome });
    expect(JSON.stringify(delivery)).not.toContain(groupOf('a'));
  },
);

it('a card that the month has no message left for is given up with the reason that the desk knows', async () => {
  const { line, notifier } = await openStandIn();
  line.failNext({ kind: 'status', status: 429, message: 'You have reached your monthly limit.' });
  expect(await notifier.send(someCard())).toEqual({ outcome: 'undeliverable', reason: monthLimit });
});

it('a card whose answer was lost is taken when it is sent again, and shown once', async () => {
  const { line, notifier } = await openStandIn();
  line.failNext({ kind: 'taken without an answer' });
  const card = someCard();
  expect(await notifier.send(card)).toMatchObject({ outcome: 'uncertain' });
  expect(await notifier.send(card)).toEqual({ outcome: 'taken' });
  expect(line.pushed).toHaveLength(1);
});

it('LINE takes one answer for a reply token', async () => {
  const { line, notifier } = await openStandIn();
  const token = line.giveReplyToken();
  expect(await notifier.reply(token, 'connected')).toEqual({ outcome: 'taken' });
  expect(await notifier.reply(token, 'connected')).toMatchObject({ outcome: 'undeliverable' });
  expect(line.replies).toEqual(['connected']);
});

it('reads what is written in groups and who put the site out, and ignores the rest', () => {
  const { readEvents } = openLine({ token: channelToken, secret });
  const at = 1_795_000_000_000;
  const other = { type: 'user', userId: `U${'f'.repeat(32)}` };
  const events = [
    said('123456', { at, replyToken: 'r' }),
    said('to the site alone', { source: other }),
    said('', { message: { id: '1', type: 'sticker', packageId: '1', stickerId: '1' } }),
    lineEvent('join', { replyToken: 'r' }),
    lineEvent('memberLeft', { left: { members: [other] } }),
    { type: 'of another year' },
    lineEvent('leave', { at: at + 1 }),
  ];
  expect(readEvents(lineMessage(events))).toEqual([
    { what: 'message', group: groupOf('a'), text: '123456', at: new Date(at), replyToken: 'r' },
    { what: 'left', group: groupOf('a'), at: new Date(at + 1) },
  ]);
  expect(readEvents(lineMessage([])), 'LINE’s own test of the address').toEqual([]);
});

it('is believed for the very bytes that LINE signed, with its own secret alone', () => {
  const { readEvents } = openLine({ token: channelToken, secret });
  const message = lineMessage([said('123456')]);
  for (const forged of [
    { ...message, body: message.body.replace('123456', '123457') },
    { ...message, body: ` ${message.body}` },
    lineMessage([said('123456')], 'f'.repeat(32)),
    { ...message, signature: '' },
    signedByLine('no JSON'),
    signedByLine('{"events":{}}'),
  ])
    expect(readEvents(forged)).toBe('unsigned');
  expect(readEvents(message)).toHaveLength(1);
});
