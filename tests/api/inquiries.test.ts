import { describe, expect, it } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { jsonPost, routeContext } from '../support/requests';
import { describeOnEachDatabase, type OpenServer, openServer } from '../support/server';

const key = '0123456789abcdef0123456789abcdef';
const envelope = { locale: 'de', key };

const contact = {
  name: 'Somchai',
  email: 'somchai@example.com',
  phone: '0812345678',
  businessType: 'hotel',
  subject: 'Anfrage zu SEO',
  budget: '100-200',
  timeframe: '3-months',
  message: 'Guten Tag,\n<b>wir</b> brauchen {{name}} Hilfe.',
};

const card = {
  name: 'Somchai',
  email: 'somchai@example.com',
  phone: '0812345678',
  quantity: '1000',
  paperType: 'spot-uv',
  designType: 'new',
  cardName: 'สมชาย ใจดี',
  cardCompany: 'Bar',
  cardPhone: '0812345678',
};

const access = {
  clientName: 'Somchai',
  projectName: 'Hotel site',
  websiteCpanelUsername: 'a',
  websiteCpanelPassword: 'b',
  hostingProvider: 'Hoster',
  hostingUsername: 'c',
  hostingPassword: 'd',
  domainRegistrar: 'Registrar',
  domainUsername: 'e',
  domainPassword: 'f',
};

const addresses = {
  websiteUrl: 'https://hotel.example.com',
  websiteCpanelUrl: 'https://hotel.example.com:2083',
};

const paths = {
  contact: '/api/contact',
  'business-card': '/api/business-card-orders',
  'server-access': '/api/server-access',
};

async function openForm(open: OpenServer, kind: keyof typeof paths, settings?: Record<string, string>) {
  const server = await open(settings);
  const routes = {
    contact: () => import('@/app/api/contact/route'),
    'business-card': () => import('@/app/api/business-card-orders/route'),
    'server-access': () => import('@/app/api/server-access/route'),
  };
  const { POST } = await routes[kind]();
  const send = async (body: unknown, headers?: Record<string, string>) => {
    const response = await POST(jsonPost(paths[kind], body, headers), routeContext());
    await laterIsDone();
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return { ...server, send };
}

describe('POST /api/contact', () => {
  it('writes to the agency and to the visitor, naming choices as the visitor saw them and in English', async () => {
    const server = await openForm(openServer, 'contact', { MAIL_TO: 'agency@agency.example' });
    const { status, body } = await server.send({ ...envelope, ...contact });
    expect([status, body.data.reference]).toEqual([200, expect.stringMatching(/^PT-\w{6}$/)]);
    const { mails } = await server.stored();
    const agency = mails.find((mail) => mail.event === 'contact-agency');
    expect(agency).toMatchObject({
      to: [{ address: 'agency@agency.example' }],
      replyTo: [{ address: 'somchai@example.com' }],
    });
    expect(agency?.subject).toMatch(
      /^Answer by \w{3} \d+ \w+, \d+:\d\d\s[AP]M: message from Somchai – PT-\w{6}$/,
    );
    expect(agency?.subject).toContain(body.data.reference);
    expect(agency?.text).toContain('Anfrage zu SEO');
    expect(agency?.text).toContain('Within 3 months / Innerhalb von 3 Monaten');
    expect(agency?.text).toContain('<b>wir</b> brauchen {{name}} Hilfe.');
    expect(agency?.html).toContain('&lt;b&gt;wir');
    const visitor = mails.find((mail) => mail.event === 'contact-visitor');
    expect(visitor?.to?.[0]?.address).toBe('somchai@example.com');
    expect(visitor?.html).toContain('lang="de"');
    expect(visitor?.text).toContain('Innerhalb von 3 Monaten');
    expect(mails).toHaveLength(2);
  });

  it('tells the agency in English what a subject says that a link filled in', async () => {
    const server = await openForm(openServer, 'contact');
    await server.send({
      ...envelope,
      ...contact,
      locale: 'th',
      subject: 'สอบถามเรื่องเชื่อมต่อระบบชำระเงิน',
    });
    const { mails } = await server.stored();
    const both = 'Payment Integration Inquiry / สอบถามเรื่องเชื่อมต่อระบบชำระเงิน';
    const agency = mails.find((mail) => mail.event === 'contact-agency');
    expect(agency?.text).toContain(both);
    const visitor = mails.find((mail) => mail.event === 'contact-visitor');
    expect(visitor?.text).toContain('สอบถามเรื่องเชื่อมต่อระบบชำระเงิน');
    expect(visitor?.text).not.toContain('Payment Integration Inquiry');
  });

  it('keeps what was mended and sent again, after an answer that was lost, as an inquiry of its own', async () => {
    const server = await openForm(openServer, 'contact');
    const first = await server.send({ ...envelope, ...contact });
    const mended = await server.send({ ...envelope, ...contact, phone: '0898765432' });
    expect(mended.status).toBe(200);
    expect(mended.body.data.reference).not.toBe(first.body.data.reference);
    const agency = (await server.stored()).mails.filter((mail) => mail.event === 'contact-agency');
    expect(agency.some((mail) => mail.text?.includes('0898765432'))).toBe(true);
    expect(agency).toHaveLength(2);
  });

  it('says whether a copy goes to the visitor, and the same when it is sent again', async () => {
    const server = await openForm(openServer, 'contact');
    const copied = async (message: string) =>
      (await server.send({ ...envelope, ...contact, message })).body.data.isCopied;
    for (const message of ['one', 'two', 'three'])
      expect([message, await copied(message)]).toEqual([message, true]);
    expect([await copied('four'), await copied('three'), await copied('four')]).toEqual([false, true, false]);
    const { mails } = await server.stored();
    expect(mails.filter((mail) => mail.event === 'contact-visitor')).toHaveLength(3);
  });

  it('names what is missing or wrong', async () => {
    const server = await openForm(openServer, 'contact');
    const { status, body } = await server.send({
      ...envelope,
      email: 'no',
      website: 'javascript:alert(1)',
      budget: 'all',
      subject: 'a\r\nBcc: b@c.de',
    });
    expect([status, body.error.fields]).toEqual([
      422,
      {
        name: 'required',
        email: 'email',
        phone: 'required',
        website: 'url',
        businessType: 'required',
        subject: 'characters',
        budget: 'required',
        timeframe: 'required',
        message: 'required',
      },
    ]);
    expect((await server.stored()).mails).toEqual([]);
  });

  it('takes nothing from a machine, another site, or without its envelope', async () => {
    const server = await openForm(openServer, 'contact');
    expect((await server.send({ ...envelope, ...contact, fax: 'x' })).status).toBe(403);
    expect((await server.send({ ...envelope, ...contact }, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    expect((await server.send(contact)).status).toBe(400);
    expect((await server.stored()).mails).toEqual([]);
  });
});

describeOnEachDatabase('POST /api/contact', (open) => {
  it('takes one inquiry of a double click', async () => {
    const server = await openForm(open, 'contact');
    const answers = await Promise.all([
      server.send({ ...envelope, ...contact }),
      server.send({ ...envelope, ...contact }),
    ]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await server.stored()).mails).toHaveLength(2);
  });

  it('writes to one address three times an hour at most, whoever names it, and to the agency always', async () => {
    const server = await openForm(open, 'contact');
    const send = (email: string, message: string) => server.send({ ...envelope, ...contact, email, message });
    await send('victim@example.com', 'one');
    await send('victim@example.com', 'one');
    await send('Victim@example.com', 'two');
    await send('victim+3@example.com', 'three');
    expect((await send('victim@example.com', 'four')).status).toBe(200);
    await send('other@example.com', 'five');
    const { mails } = await server.stored();
    const written = mails
      .filter((mail) => mail.event === 'contact-visitor')
      .map((mail) => mail.to?.[0]?.address);
    expect(written.sort()).toEqual([
      'Victim@example.com',
      'other@example.com',
      'victim+3@example.com',
      'victim@example.com',
    ]);
    expect(mails.filter((mail) => mail.event === 'contact-agency')).toHaveLength(5);
    expect(await server.storedRows()).not.toMatch(/"visitor":"[^"]*victim/i);
  });

  it('asks to wait after five in ten minutes', async () => {
    const server = await openForm(open, 'contact', { TRUST_PROXY: '1' });
    const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7' };
    for (let count = 0; count < 5; count++) await server.send({}, headers);
    const refused = await server.send({ ...envelope, ...contact }, headers);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 500]).toEqual([429, true]);
  });
});
describe('POST /api/business-card-orders', () => {
  it('mails the order with an estimate worked out here', async () => {
    const server = await openForm(openServer, 'business-card');
    expect((await server.send({ ...envelope, ...card, estimate: 1 })).status).toBe(200);
    const { mails } = await server.stored();
    const agency = mails.find((mail) => mail.event === 'business-card-agency');
    expect(agency?.text).toContain('฿4,550');
    expect(agency?.text).toContain('Spot UV / Partieller UV-Lack');
    expect(agency?.text).toContain('สมชาย ใจดี');
    expect(mails.find((mail) => mail.event === 'business-card-visitor')?.text).toContain('฿4.550');
  });

  it('takes the reference of the order that paid for the cards, however it is typed, and says so in both mails', async () => {
    const server = await openForm(openServer, 'business-card');
    const paid = { ...envelope, locale: 'en', ...card, orderReference: ' pt 4c7xhm' };
    expect((await server.send(paid)).status).toBe(200);
    const { mails } = await server.stored();
    for (const { event, text } of mails) {
      expect([event, text]).toEqual([event, expect.stringContaining('Order reference: PT-4C7XHM')]);
      expect([event, text]).not.toEqual([event, expect.stringMatching(/Nothing has been paid|may vary/)]);
    }
    expect(await server.storedRows()).toMatch(/"order_reference": ?"PT-4C7XHM"/);
    const { body } = await server.send({ ...paid, orderReference: 'RC-2026-0001' });
    expect(body.error.fields).toEqual({ orderReference: 'order-reference' });
  });

  it('says of cards that no order paid for that nothing has been paid', async () => {
    const server = await openForm(openServer, 'business-card');
    await server.send({ ...envelope, ...card });
    const { mails } = await server.stored();
    const agency = mails.find(({ event }) => event === 'business-card-agency');
    expect(agency?.text).toContain('Nothing has been paid yet');
    expect(agency?.text).not.toContain('Order reference');
  });

  it('offers spot UV from 1,000 cards', async () => {
    const server = await openForm(openServer, 'business-card');
    const { body } = await server.send({ ...envelope, ...card, quantity: '500' });
    expect(body.error.fields).toEqual({ paperType: 'spot-uv-quantity' });
  });
});

const parameterNames = {
  contact: 'subject name email phone line company website businessType location budget timeframe message',
  'business-card':
    'name email phone company quantity paper_type design_type design_notes card_name card_title card_company card_phone card_email card_website card_address additional_info order_reference',
  'server-access': 'client_name project_name website_url hosting_provider domain_registrar encrypted',
};

describe('what a form sent', () => {
  it('is kept under the agreed names, empty where nothing was written', async () => {
    const server = await openForm(openServer, 'contact');
    await server.send({ ...envelope, ...contact });
    const cards = await import('@/app/api/business-card-orders/route');
    await cards.POST(jsonPost(paths['business-card'], { ...envelope, ...card }), routeContext());
    const accesses = await import('@/app/api/server-access/route');
    await accesses.POST(
      jsonPost(paths['server-access'], { ...envelope, ...access, ...addresses }),
      routeContext(),
    );
    await laterIsDone();
    const rows: { stored: { kind?: keyof typeof parameterNames; fields: object } }[] = JSON.parse(
      await server.storedRows(),
    );
    const kept = rows.flatMap(({ stored }) => (stored.kind ? [[stored.kind, stored.fields] as const] : []));
    expect(kept).toHaveLength(3);
    for (const [kind, fields] of kept)
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(parameterNames[kind].split(' ')));
    expect(Object.fromEntries(kept)).toMatchObject({
      contact: { line: '' },
      'business-card': { card_title: '' },
    });
  });
});

describe('POST /api/server-access', () => {
  it('knows the same credentials again though they are encrypted anew, and others with the same key', async () => {
    const server = await openForm(openServer, 'server-access');
    const send = async (changes: object) =>
      (await server.send({ ...envelope, ...access, ...addresses, ...changes })).body.data.reference;
    expect((await server.send({ ...envelope, ...access, ...addresses })).body.data.isCopied).toBe(false);
    const [first, again, other] = [await send({}), await send({}), await send({ hostingPassword: 'new' })];
    expect([again === first, other === first]).toEqual([true, false]);
    expect((await server.stored()).mails).toHaveLength(2);
  });

  it('needs valid addresses', async () => {
    const server = await openForm(openServer, 'server-access');
    const { body } = await server.send({ ...envelope, ...access, websiteUrl: 'hotel', websiteCpanelUrl: '' });
    expect(body.error.fields).toEqual({ websiteUrl: 'url', websiteCpanelUrl: 'required' });
  });
});
