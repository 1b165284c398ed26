import { beforeAll, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { composeMail } from '@/lib/outbox/mail/compose';
import { openMailDatabase } from '../../../support/mail-database';
import { sampleMails } from '../../../support/sample-mails';

beforeAll(openMailDatabase);

/** How many letters beside one another a phone has room for, and how many of a heading, beside its sign. */
const most = { text: 24, heading: 14 };

/** What stands above or below a Thai letter takes no room on its line. */
const lengthOf = (text: string) => text.replace(/\p{Mn}/gu, '').length;

/** What stays on one line of an HTML text: what is said to, and what hard spaces hold together. */
const unbrokenIn = (html: string): string[] => [
  ...[...html.matchAll(/white-space:nowrap[^>]*>([^<]*)</g)].map(([, text = '']) => text.trim()),
  ...(html.replace(/<[^>]+>/g, ' ').match(/[^\s]*\u00a0[^ \n]*/g) ?? []),
];

const tooLong = (html: string, room: number) => unbrokenIn(html).filter((text) => lengthOf(text) > room);

it.each(locales)(
  'no mail has words held together that are longer than a phone is wide: %s',
  async (locale) => {
    for (const sample of await sampleMails(locale)) {
      const payload = Object(sample.payload);
      const named = { name: 'สมชาย ใจดี (ตัวอย่าง)', customer_name: 'สมชาย ใจดี (ตัวอย่าง)' };
      const { event, html } = await composeMail({
        ...sample,
        payload: {
          ...payload,
          ...('customer_name' in payload || sample.event.startsWith('contact') ? named : {}),
        },
      });
      // What follows the preview line is there for lists of mails alone.
      const body = html.slice(html.indexOf('<table'));
      const heading = /<h1.*?<\/h1>/s.exec(body)?.[0] ?? '';
      expect([event, tooLong(body, most.text), tooLong(heading, most.heading)]).toEqual([event, [], []]);
    }
  },
);
