// @module-tag slow
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { armor, Decrypter } from 'age-encryption';
import fc from 'fast-check';
import type { Email } from 'postal-mime';
import { expect, it } from 'vitest';
import { parseInput } from '@/lib/fields/parse';
import { businessCard } from '@/lib/inquiries/business-card';
import { contact } from '@/lib/inquiries/contact';
import { serverAccess } from '@/lib/inquiries/server-access';
import { laterIsDone } from '../support/collected-later';
import { naughtyText, tidied } from '../support/naughty';
import { jsonPost, routeContext } from '../support/requests';
import { openServer } from '../support/server';
import { storedMails } from '../support/stored';

const person = { name: 'Somchai', email: 'somchai@example.com', phone: '0812345678' };

const forms = {
  contact: {
    path: '/api/contact',
    route: () => import('@/app/api/contact/route'),
    fields: {
      ...person,
      businessType: 'hotel',
      subject: 'A website',
      budget: '100-200',
      timeframe: '3-months',
      message: 'Hello',
    },
    naughty: ['name', 'line', 'company', 'location', 'subject', 'message', 'email', 'phone', 'website'],
  },
  card: {
    path: '/api/business-card-orders',
    route: () => import('@/app/api/business-card-orders/route'),
    fields: {
      ...person,
      quantity: '1000',
      paperType: 'glossy',
      designType: 'new',
      cardName: 'Somchai',
      cardCompany: 'Sea Bar',
      cardPhone: '0812345678',
    },
    naughty: [
      'name',
      'company',
      'designNotes',
      'cardName',
      'cardTitle',
      'cardCompany',
      'cardAddress',
      'additionalInfo',
    ],
  },
  access: {
    path: '/api/server-access',
    route: () => import('@/app/api/server-access/route'),
    fields: {
      clientName: 'Somchai',
      projectName: 'Hotel',
      websiteUrl: 'https://hotel.example.com',
      websiteCpanelUrl: 'https://hotel.example.com:2083',
      websiteCpanelUsername: 'a',
      websiteCpanelPassword: 'b',
      hostingProvider: 'Hoster',
      hostingUsername: 'c',
      hostingPassword: 'd',
      domainRegistrar: 'Registrar',
      domainUsername: 'e',
      domainPassword: 'f',
    },
    naughty: ['clientName', 'projectName', 'websiteCpanelPassword', 'hostingPassword', 'additionalInfo'],
  },
} as const;

type Mails = Awaited<ReturnType<typeof storedMails>>;

/** Sends a form as one visitor after another, and takes the mails that it causes out of the outbox. */
async function openForm(form: (typeof forms)[keyof typeof forms]) {
  const server = await openServer({ TRUST_PROXY: '1' });
  const { POST } = await form.route();
  let sent = 0;
  const send = async (fields: object) => {
    sent += 1;
    const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.0.${sent >> 8}.${sent & 255}` };
    const key = sent.toString(16).padStart(32, '0');
    // One address would get three copies and no more.
    const email = `somchai${sent}@example.com`;
    const request = jsonPost(form.path, { locale: 'en', key, ...form.fields, email, ...fields }, headers);
    const response = await POST(request, routeContext());
    await laterIsDone();
    const mails: Mails = await storedMails(server.dataFolder);
    await rm(join(server.dataFolder, 'outbox'), { recursive: true, force: true });
    const body = await response.json();
    return { status: response.status, refused: Object.keys(body.error?.fields ?? {}), mails };
  };
  return { dataFolder: server.dataFolder, send };
}

/** One to three fields of a form with naughty text in them. */
const naughtyFields = (names: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...names), naughtyText), {
      selector: ([name]) => name,
      minLength: 1,
      maxLength: 3,
    })
    .map(Object.fromEntries);

const decoded = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const written = (html: string) =>
  [...html.matchAll(/<bdi[^>]*>([^<]*)<\/bdi>/g)].map(([, text = '']) => decoded(text));

const singleSpaced = (text: string) => text.replace(/\s+/g, ' ');

const paragraphs = (html: string) =>
  [...html.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)].map(([, text = '']) =>
    singleSpaced(decoded(text.replace(/<[^>]*>/g, ''))),
  );

const ownHeaders = [
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

function expectOwnHeaders(mail: Email): void {
  expect(mail.headers.map((header) => header.key).sort()).toEqual(ownHeaders);
  expect([mail.to?.length, mail.from?.address, mail.replyTo?.length]).toEqual([
    1,
    'hello@bay-signal.example',
    1,
  ]);
}

it.each(['contact', 'card'] as const)(
  'naughty text in the %s form is refused beside its field, or arrives as it was written',
  async (name) => {
    const form = forms[name];
    const { send } = await openForm(form);
    await fc.assert(
      fc.asyncProperty(naughtyFields(form.naughty), async (fields) => {
        const { status, refused, mails } = await send(fields);
        if (status !== 200) {
          expect([status, mails]).toEqual([422, []]);
          expect(Object.keys(fields)).toEqual(expect.arrayContaining(refused));
          expect(refused).not.toEqual([]);
          return;
        }
        expect(mails).toHaveLength(2);
        for (const mail of mails) {
          expectOwnHeaders(mail);
          // Pictures of the mail's own: the lettered name in its head, the sign on its board, the van of the visitor's route, and the street.
          const pictures = mail.event.endsWith('-visitor') ? 4 : 3;
          expect(mail.html?.match(/<(script|img|b)\b/g)).toEqual(Array(pictures).fill('<img'));
          for (const [field, value] of Object.entries(fields)) {
            const text = tidied(value);
            if (!text) continue;
            // A visitor reads the own name in the greeting alone, whose spaces are those of a sentence.
            if (field === 'name' && mail.event === 'contact-visitor') {
              const greeting = singleSpaced(`Dear ${text},`);
              expect(singleSpaced(mail.text ?? '')).toContain(greeting);
              expect(paragraphs(mail.html ?? '')).toContain(greeting);
              continue;
            }
            expect(mail.text).toContain(text);
            expect(written(mail.html ?? '')).toContain(text);
          }
        }
        const subject = mails.find((mail) => mail.event === 'contact-agency')?.subject;
        if (fields.name && subject)
          expect(subject.replace(/^Answer by .*?: message from | – PT-\w{6}$/g, '')).toBe(
            tidied(fields.name),
          );
      }),
      { numRuns: 50 },
    );
  },
);

it('naughty text in the server access form is refused beside its field, or is in the encrypted file as it was written', async () => {
  const { dataFolder, send } = await openForm(forms.access);
  await send({});
  const identity = (await readFile(join(dataFolder, 'keys', 'server-access.txt'), 'utf8')).trim();
  await fc.assert(
    fc.asyncProperty(naughtyFields(forms.access.naughty), async (fields) => {
      const { status, refused, mails } = await send(fields);
      if (status !== 200) {
        expect([status, mails]).toEqual([422, []]);
        expect(Object.keys(fields)).toEqual(expect.arrayContaining(refused));
        return;
      }
      const [mail] = mails;
      if (!mail) throw new Error('no mail');
      expectOwnHeaders(mail);
      const content = mail.attachments[0]?.content;
      const decrypter = new Decrypter();
      decrypter.addIdentity(identity);
      const opened = await decrypter.decrypt(
        armor.decode(content instanceof ArrayBuffer ? new TextDecoder().decode(content) : ''),
        'text',
      );
      for (const [name, text] of Object.entries(fields))
        expect(['clientName', 'projectName'].includes(name) ? mail.text : opened).toContain(tidied(text));
    }),
    { numRuns: 25 },
  );
});

it('a megabyte of text is refused: by the form beside its field, by the server unread', async () => {
  const million = 'x'.repeat(1024 * 1024);
  const { send } = await openForm(forms.contact);
  expect(await send({ message: million })).toMatchObject({ status: 413, mails: [] });
  const problems = [
    parseInput(contact, { ...forms.contact.fields, message: million }),
    parseInput(businessCard, { ...forms.card.fields, message: million, designNotes: million }),
    parseInput(serverAccess, { ...forms.access.fields, hostingPassword: million }),
  ].map((parsed) => (parsed.ok ? undefined : parsed.error.fields));
  expect(problems).toEqual([
    { message: 'too-long' },
    { designNotes: 'too-long' },
    { hostingPassword: 'too-long' },
  ]);
});
