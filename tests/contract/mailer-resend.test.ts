import { describe, expect, it, onTestFinished } from 'vitest';
import { openResend } from '@/lib/mail/adapters/resend';
import { isCheckedAgainstPublished, startResendStandIn } from '../support/resend-stand-in';
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
    mailer: openResend({ apiKey, from, baseUrl }),
    received: async () => received,
    close: async () => close(),
  };
});

describe('the Resend mailer, when Resend does not take a mail', () => {
  it.each([
    ['a wrong key', { kind: 'status', status: 401, name: 'missing_api_key' }, 'refused'],
    ['a request it finds wrong', { kind: 'status', status: 422, name: 'validation_error' }, 'refused'],
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
