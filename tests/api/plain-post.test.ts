import { describe, expect, it, vi } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { routeContext } from '../support/requests';
import { openServer } from '../support/server';

const ownPage = { 'sec-fetch-site': 'same-origin' };

const contact = {
  locale: 'de',
  fax: '',
  name: 'Somchai',
  email: 'somchai@example.com',
  phone: '0812345678',
  businessType: 'hotel',
  subject: 'Anfrage',
  budget: '100-200',
  timeframe: '3-months',
  message: 'Guten Tag,\r\nwir brauchen Hilfe.',
};

async function openForm(settings?: Record<string, string>) {
  const server = await openServer(settings);
  const { POST } = await import('@/app/api/contact/route');
  const send = async (fields: Record<string, string>, headers: Record<string, string> = ownPage) => {
    const request = new Request('http://localhost:3000/api/contact', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    });
    const response = await POST(request, routeContext());
    await laterIsDone();
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  return { ...server, send };
}

describe('a form posted without JavaScript', () => {
  it('is taken and leads to the thank-you page in its language', async () => {
    const server = await openForm();
    const { status, headers } = await server.send(contact);
    expect([status, headers.get('location')]).toEqual([303, '/de/thank-you']);
    const { mails } = await server.stored();
    expect(mails.find((mail) => mail.event === 'contact-agency')?.text).toContain('wir brauchen Hilfe.');
    expect(mails).toHaveLength(2);
  });

  it('sent twice with its key is one inquiry', async () => {
    const server = await openForm();
    const key = 'f'.repeat(32);
    await server.send({ ...contact, key });
    expect((await server.send({ ...contact, key })).status).toBe(303);
    expect((await server.stored()).mails).toHaveLength(2);
  });

  it('says on a page in its language which fields are wrong, without repeating what was typed', async () => {
    const server = await openForm();
    const { status, headers, html } = await server.send({ ...contact, email: '<script>', name: '' });
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      422,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<li>E-Mail: ');
    expect(html).toContain('<li>Name: ');
    expect(html).toContain('href="/de/contact"');
    expect(html).not.toContain('<script');
  });

  it('is English where it names no language that we have', async () => {
    const server = await openForm();
    const { html } = await server.send({ locale: '"><script>' });
    expect(html).toContain('<html lang="en">');
    expect(html).not.toContain('<script');
  });

  it('is refused from another site, from a machine, and beyond 64 KB', async () => {
    const server = await openForm();
    expect((await server.send(contact, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await server.send({ ...contact, fax: 'x' })).status).toBe(403);
    expect((await server.send({ ...contact, message: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await server.stored()).mails).toEqual([]);
  });

  it('says so when it could not be kept', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.doMock('@/lib/inquiries/submit-contact', () => ({ submitContact: () => Promise.reject(new Error()) }));
    const server = await openForm();
    const { status, html } = await server.send(contact);
    vi.doUnmock('@/lib/inquiries/submit-contact');
    log.mockRestore();
    expect(status).toBe(500);
    expect(html).toContain('Ihre Nachricht konnte nicht gesendet werden.');
  });

  it('waits after five in ten minutes, in words', async () => {
    const server = await openForm({ TRUST_PROXY: '1' });
    const headers = { ...ownPage, 'x-forwarded-for': '203.0.113.7' };
    for (let count = 0; count < 5; count++) await server.send({ locale: 'nl' }, headers);
    const refused = await server.send({ ...contact, locale: 'nl' }, headers);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 500]).toEqual([429, true]);
    expect(refused.html).toMatch(/\b10 min/);
  });
});
