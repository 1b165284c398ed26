import { describe, expect, it, onTestFinished } from 'vitest';
import { openResend } from '../../lib/mail/adapters/resend';
import { MailerError } from '../../lib/mail/mailer';
import { isCheckedAgainstPublished, startResendStandIn } from '../support/resend-stand-in';
import { mailerContract } from './mailer-contract';

const from = 'Bay Signal <hello@agency.example>';

if (!isCheckedAgainstPublished)
  console.warn('Skipped: requests are not checked against Resend’s published interface (set OPENAPI_DIR)');

mailerContract('Resend', async () => {
  const { baseUrl, apiKey, received, close } = await startResendStandIn();
  return {
    mailer: openResend({ apiKey, from, baseUrl }),
    received: async () => received,
    close: async () => close(),
  };
});

describe('the Resend mailer, when Resend does not take a mail', () => {
  const mail = {
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

  it.each([
    ['a wrong key', { kind: 'status', status: 401, name: 'missing_api_key' }, true],
    ['a request it finds wrong', { kind: 'status', status: 422, name: 'validation_error' }, true],
    ['too many requests', { kind: 'status', status: 429, name: 'rate_limit_exceeded', retryAfter: 2 }, true],
    [
      'a request that is under way',
      { kind: 'status', status: 409, name: 'concurrent_idempotent_requests' },
      false,
    ],
    ['trouble of its own', { kind: 'status', status: 500, name: 'application_error' }, false],
    ['a lost answer', { kind: 'taken without an answer' }, false],
    ['no answer in time', { kind: 'taken in silence' }, false],
  ] as const)(
    'for %s, says so without an address and whether it may have been sent',
    async (_why, fault, isRefusal) => {
      const standIn = await startResendStandIn();
      onTestFinished(standIn.close);
      standIn.failNext(fault, 5);
      const failed: unknown = await openResend({ ...standIn, from, patience: 500 })
        .send(mail)
        .catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(MailerError);
      expect(failed).toMatchObject({ isRefusal });
      expect(String(failed)).not.toContain('private@example.com');
    },
  );
});
