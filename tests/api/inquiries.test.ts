import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { armor, Decrypter } from 'age-encryption';
import { expect, it, vi } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { describeOnEachDatabase, jsonPost, type OpenHouse, routeContext } from '../support/house';

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
  websiteUrl: 'https://hotel.example.com',
  websiteCpanelUrl: 'https://hotel.example.com:2083/secret-path',
  websiteCpanelUsername: 'cpanel-user-secret',
  websiteCpanelPassword: 'cpanel-password-secret',
  websiteFtpHost: 'ftp-host-secret',
  hostingProvider: 'Hoster',
  hostingUsername: 'hosting-user-secret',
  hostingPassword: 'hosting-password-secret',
  domainRegistrar: 'Registrar',
  domainUsername: 'domain-user-secret',
  domainPassword: 'domain-password-secret',
  additionalInfo: 'additional-secret',
};

const doors = {
  contact: '/api/contact',
  'business-card': '/api/business-card-orders',
  'server-access': '/api/server-access',
};

async function openDoor(open: OpenHouse, kind: keyof typeof doors, settings?: Record<string, string>) {
  const house = await open(settings);
  const routes = {
    contact: () => import('@/app/api/contact/route'),
    'business-card': () => import('@/app/api/business-card-orders/route'),
    'server-access': () => import('@/app/api/server-access/route'),
  };
  const { POST } = await routes[kind]();
  const send = async (body: unknown, headers?: Record<string, string>) => {
    const response = await POST(jsonPost(doors[kind], body, headers), routeContext());
    await laterIsDone();
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return { ...house, send };
}

describeOnEachDatabase('POST /api/contact', (open) => {
  it('writes to the agency and to the visitor, naming choices as the visitor saw them and in English', async () => {
    const house = await openDoor(open, 'contact', { MAIL_TO: 'agency@agency.example' });
    const { status, body } = await house.send({ ...envelope, ...contact });
    expect([status, body.data.reference]).toEqual([200, expect.stringMatching(/^PT-\w{6}$/)]);
    const { mails } = await house.stored();
    const agency = mails.find((mail) => mail.event === 'contact-agency');
    expect(agency).toMatchObject({
      to: [{ address: 'agency@agency.example' }],
      replyTo: [{ address: 'somchai@example.com' }],
    });
    expect(agency?.subject).toBe(`Inquiry ${body.data.reference}: Anfrage zu SEO`);
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
    const house = await openDoor(open, 'contact');
    const { body } = await house.send({
      ...envelope,
      ...contact,
      locale: 'th',
      subject: 'สอบถามเรื่องเชื่อมต่อระบบชำระเงิน',
    });
    const { mails } = await house.stored();
    const both = 'Payment Integration Inquiry / สอบถามเรื่องเชื่อมต่อระบบชำระเงิน';
    const agency = mails.find((mail) => mail.event === 'contact-agency');
    expect(agency?.subject).toBe(`Inquiry ${body.data.reference}: ${both}`);
    expect(agency?.text).toContain(`Subject: ${both}`);
    const visitor = mails.find((mail) => mail.event === 'contact-visitor');
    expect(visitor?.text).toContain('สอบถามเรื่องเชื่อมต่อระบบชำระเงิน');
    expect(visitor?.text).not.toContain('Payment Integration Inquiry');
  });

  it('takes one inquiry of a double click', async () => {
    const house = await openDoor(open, 'contact');
    const answers = await Promise.all([
      house.send({ ...envelope, ...contact }),
      house.send({ ...envelope, ...contact }),
    ]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await house.stored()).mails).toHaveLength(2);
  });

  it('names what is missing or wrong', async () => {
    const house = await openDoor(open, 'contact');
    const { status, body } = await house.send({
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
    expect((await house.stored()).mails).toEqual([]);
  });

  it('takes nothing from a machine, another site, or without its envelope', async () => {
    const house = await openDoor(open, 'contact');
    expect((await house.send({ ...envelope, ...contact, fax: 'x' })).status).toBe(403);
    expect((await house.send({ ...envelope, ...contact }, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    expect((await house.send(contact)).status).toBe(400);
    expect((await house.stored()).mails).toEqual([]);
  });

  it('asks to wait after five in ten minutes', async () => {
    const house = await openDoor(open, 'contact', { TRUST_PROXY: '1' });
    const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7' };
    for (let count = 0; count < 5; count++) await house.send({}, headers);
    const refused = await house.send({ ...envelope, ...contact }, headers);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 500]).toEqual([429, true]);
  });
});

describeOnEachDatabase('POST /api/business-card-orders', (open) => {
  it('mails the order with an estimate worked out here', async () => {
    const house = await openDoor(open, 'business-card');
    expect((await house.send({ ...envelope, ...card, estimate: 1 })).status).toBe(200);
    const { mails } = await house.stored();
    const agency = mails.find((mail) => mail.event === 'business-card-agency');
    expect(agency?.text).toContain('฿4,550');
    expect(agency?.text).toContain('Spot UV / Spot-UV-Lack');
    expect(agency?.text).toContain('สมชาย ใจดี');
    expect(mails.find((mail) => mail.event === 'business-card-visitor')?.text).toContain('฿4.550');
  });

  it('offers spot UV from 1,000 cards', async () => {
    const house = await openDoor(open, 'business-card');
    const { body } = await house.send({ ...envelope, ...card, quantity: '500' });
    expect(body.error.fields).toEqual({ paperType: 'spot-uv-quantity' });
  });
});

describeOnEachDatabase('POST /api/server-access', (open) => {
  it('lets no credential be read anywhere but with the agency’s key', async () => {
    const lines: string[] = [];
    for (const method of ['error', 'info', 'log', 'warn'] as const)
      vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)));
    const house = await openDoor(open, 'server-access');
    const { status, headers } = await house.send({ ...envelope, ...access });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { mails } = await house.stored();

    const secrets = Object.values(access).filter((value) => value.includes('secret'));
    expect(secrets).toHaveLength(9);
    const everything = [...lines, ...(await filesIn(house.dataFolder)), JSON.stringify(mails)].join('\n');
    for (const secret of secrets) expect(everything.includes(secret)).toBe(false);
    vi.restoreAllMocks();

    const [mail] = mails;
    expect(mail?.text).toContain('Hotel site');
    const attached = mail?.attachments[0]?.content;
    const identity = await readFile(join(house.dataFolder, 'keys', 'server-access.txt'), 'utf8');
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity.trim());
    const opened = await decrypter.decrypt(
      armor.decode(attached instanceof ArrayBuffer ? new TextDecoder().decode(attached) : ''),
      'text',
    );
    for (const secret of secrets) expect(opened).toContain(secret);
    expect(opened).toContain('cpanel_password: cpanel-password-secret');
  });

  it('needs valid addresses', async () => {
    const house = await openDoor(open, 'server-access');
    const { body } = await house.send({ ...envelope, ...access, websiteUrl: 'hotel', websiteCpanelUrl: '' });
    expect(body.error.fields).toEqual({ websiteUrl: 'url', websiteCpanelUrl: 'required' });
  });
});

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
  );
}
