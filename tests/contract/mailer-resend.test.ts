import { describe, expect, it, onTestFinished } from 'vitest';
import { openResend } from '@/lib/outbox/mail/adapters/resend';
import {
  isCheckedAgainstPublished,
  resendMessage,
  signedMessage,
  startResendStandIn,
  webhookSecret,
} from '../support/resend-stand-in';
import { mailerContract } from './mailer-contract';

const from = 'Bay Signal <hello@agency.example>';

if (!isCheckedAgainstPublished)
  console.warn('Skipped: requests are not checked against Resend’s published interface (set OPENAPI_DIR)');

const someMail = {
  id: '1',
  event: 'order-customer',
  createdAt: new Date(),
  to: 'private@example.com',
  replyTo: 'b@example.com',
  subject: 's',
  html: 'h',
  text: 't',
  attachments: [],
};

mailerContract('Resend', async () => {
  const { baseUrl, apiKey, received, close } = await startResendStandIn();
  return {
    mailer: openResend({ apiKey, from, baseUrl, webhookSecret }),
    received: async () => received,
    close: async () => close(),
  };
});

describe('the Resend mailer, when Resend does not take a mail', () => {
  it.each([
    ['a wrong key', { kind: 'status', status: 401, name: 'missing_api_key' }, 'refused'],
    ['a request it finds wrong', { kind: 'status', status: 422, name: 'validation_error' }, 'refused'],
    [
      'a sender it does not know',
      {
        kind: 'status',
        status: 422,
        name: 'validation_error',
        message: 'Invalid `from` field. The email address needs to follow the `email@example.com` format.',
      },
      'refused',
    ],
    [
      'an address that is none',
      {
        kind: 'status',
        status: 422,
        name: 'validation_error',
        message:
          'Invalid `to` field. The email address needs to follow the `email@example.com` or `Name <email@example.com>` format. private@example.com',
      },
      'undeliverable',
    ],
    [
      'a sender that may write to its owner alone',
      {
        kind: 'status',
        status: 403,
        name: 'validation_error',
        message: 'You can only send testing emails to your own email address.',
      },
      'refused',
    ],
    [
      'too many requests',
      { kind: 'status', status: 429, name: 'rate_limit_exceeded', retryAfter: 2 },
      'refused',
    ],
    [
      'a request that is under way',
      { kind: 'status', status: 409, name: 'concurrent_idempotent_requests' },
      'uncertain',
    ],
    ['trouble of its own', { kind: 'status', status: 500, name: 'application_error' }, 'uncertain'],
    ['a lost answer', { kind: 'taken without an answer' }, 'uncertain'],
    ['no answer in time', { kind: 'taken in silence' }, 'uncertain'],
  ] as const)(
    'for %s, says so without an address and whether it may have been sent',
    async (_why, fault, outcome) => {
      const standIn = await startResendStandIn();
      onTestFinished(standIn.close);
      standIn.failNext(fault, 5);
      const delivery = await openResend({ ...standIn, from, patience: 500 }).send(someMail);
      expect(delivery).toMatchObject({ outcome });
      expect(JSON.stringify(delivery)).not.toContain('private@example.com');
    },
  );
});

it('says how long a provider that is asked too often wants to be left alone', async () => {
  const standIn = await startResendStandIn();
  onTestFinished(standIn.close);
  standIn.failNext({ kind: 'status', status: 429, name: 'rate_limit_exceeded', retryAfter: 2 });
  expect(await openResend({ ...standIn, from }).send(someMail)).toMatchObject({
    outcome: 'refused',
    retryAfter: 2,
  });
});

describe('what Resend tells of a mail that it took', () => {
  const mail = '3f8e7c4e-0000-4000-8000-000000000001-2';
  const read = (message: Parameters<ReturnType<typeof openResend>['readReport']>[0]) =>
    openResend({ apiKey: 're_x', from, webhookSecret }).readReport(message);

  it.each([
    ['email.bounced', 'bounced', 'Permanent, General'],
    ['email.complained', 'complained', null],
    ['email.failed', 'failed', 'reached_daily_quota'],
    ['email.suppressed', 'suppressed', 'OnAccountSuppressionList, previous_bounce'],
  ] as const)('%s names the mail and what happened, without its address', (type, problem, detail) => {
    expect(read(resendMessage(type, { mail }))).toEqual({ mail, problem, detail });
  });

  it('counts though what it says beside that is of another release', () => {
    for (const bounce of [undefined, null, 'x', { type: 'a sentence with private@example.com', subType: 7 }])
      expect(read(resendMessage('email.bounced', { mail }, { bounce }))).toEqual({
        mail,
        problem: 'bounced',
        detail: null,
      });
  });

  it('is none of our business where it is no problem, or about a mail that is not ours', () => {
    expect(read(resendMessage('email.delivered', { mail }))).toBe('irrelevant');
    expect(read(resendMessage('email.bounced', undefined))).toBe('irrelevant');
    expect(read(resendMessage('email.bounced', { campaign: 'spring' }))).toBe('irrelevant');
    expect(read(signedMessage('{"type":"contact.created","data":{"id":"1"}}'))).toBe('irrelevant');
    expect(read(signedMessage('[]'))).toBe('irrelevant');
  });

  it('is believed with its own signature alone, for five minutes, and never without a secret', () => {
    const message = resendMessage('email.bounced', { mail });
    const old = String(Math.floor(Date.now() / 1000) - 301);
    const otherSecret = `whsec_${Buffer.from('another secret').toString('base64')}`;
    for (const forged of [
      { ...message, body: message.body.replace('bounced', 'failed') },
      { ...message, id: 'msg_other' },
      { ...message, timestamp: String(Number(message.timestamp) - 1) },
      signedMessage(message.body, { timestamp: old }),
      signedMessage(message.body, { secret: otherSecret }),
      signedMessage('no JSON'),
    ])
      expect([forged, read(forged)]).toEqual([forged, 'unsigned']);
    expect(openResend({ apiKey: 're_x', from }).readReport(message)).toBe('unsigned');
  });
});
