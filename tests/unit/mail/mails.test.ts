import { describe, expect, it } from 'vitest';
import { sampleMails } from '@/app/[locale]/parts/mails/sample-mails';
import { locales } from '@/lib/i18n/locales';
import type { MailEvent } from '@/lib/mail/claimed-mail';
import { composeMail } from '@/lib/mail/compose';
import { company } from '@/lib/site/company';

const owesAnswer: readonly MailEvent[] = [
  'order-customer',
  'order-agency',
  'contact-agency',
  'contact-visitor',
  'business-card-agency',
  'business-card-visitor',
  'server-access-agency',
];

const toAgency = /-agency$|^order-abandoned$|^card-problem$/;

describe.each(locales)('every mail in %s', (locale) => {
  it('says what it is about, its reference, and how to reach us, in both parts', async () => {
    for (const sample of await sampleMails(locale)) {
      const { event, subject, html, text } = await composeMail(sample);
      const reference = /PT-[0-9A-Z]{6}/.exec(JSON.stringify(sample.payload))?.[0] ?? 'none';
      for (const part of [subject, text, html])
        expect([event, part]).toEqual([event, expect.stringContaining(reference)]);
      for (const contact of [company.phone, company.email])
        for (const part of [text, html])
          expect([event, part]).toEqual([event, expect.stringContaining(contact)]);
    }
  });

  it('says when we answer, where an answer is owed', async () => {
    for (const sample of await sampleMails(locale)) {
      if (!owesAnswer.includes(sample.event)) continue;
      const { event, html, text } = await composeMail(sample);
      for (const part of [text, html])
        expect([event, part]).toEqual([event, expect.stringMatching(/\b24\b/)]);
    }
  });

  it('has no place unfilled, no key for a word, and no phrase mark', async () => {
    for (const sample of await sampleMails(locale)) {
      const { event, subject, text } = await composeMail(sample);
      expect([event, `${subject}\n${text}`]).toEqual([
        event,
        expect.not.stringMatching(/[{}|]|\b(mail|forms|catalog)\.[a-z]+/i),
      ]);
    }
  });

  it('is written to visitors in their language and to the agency in English', async () => {
    for (const sample of await sampleMails(locale)) {
      const { html } = await composeMail(sample);
      const language = toAgency.test(sample.event) ? 'en' : locale;
      expect([sample.event, html]).toEqual([
        sample.event,
        expect.stringContaining(`<html dir="ltr" lang="${language}"`),
      ]);
    }
  });
});
