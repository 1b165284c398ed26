import { describe, expect, it } from 'vitest';
import { sampleMails } from '@/app/[locale]/parts/mails/sample-mails';
import { locales } from '@/lib/i18n/locales';
import { composeMail } from '@/lib/mail/compose';
import { company } from '@/lib/site/company';

describe.each(locales)('every mail in %s', (locale) => {
  it('says what it is about, its reference, what happens next and when, and how to reach us, in both parts', async () => {
    for (const sample of await sampleMails(locale)) {
      const { event, subject, html, text } = await composeMail(sample);
      const reference = /PT-[0-9A-Z]{6}/.exec(JSON.stringify(sample.payload))?.[0] ?? 'none';
      expect([event, subject]).toEqual([event, expect.stringContaining(reference)]);
      for (const part of [text, html]) {
        expect([event, part]).toEqual([event, expect.stringContaining(reference)]);
        expect([event, part]).toEqual([event, expect.stringMatching(/\b24\b/)]);
        expect([event, part]).toEqual([event, expect.stringContaining(company.phone)]);
        expect([event, part]).toEqual([event, expect.stringContaining(company.email)]);
      }
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
      const language = sample.event.endsWith('-agency') ? 'en' : locale;
      expect([sample.event, html]).toEqual([
        sample.event,
        expect.stringContaining(`<html dir="ltr" lang="${language}"`),
      ]);
    }
  });
});
