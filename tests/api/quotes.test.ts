import { describe, expect, it } from 'vitest';
import { cookieOf } from '../support/my-orders-api';
import { priceOf } from '../support/prices';
import { company, openQuotesApi, quoteFields } from '../support/quotes-api';
import { openServer } from '../support/server';

const year = new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();
const numbered = (count: number) => `QT-${year}-${String(count).padStart(4, '0')}`;
const keyIn = (html: string | undefined) => /#([0-9a-f]{32})/.exec(html ?? '')?.[1] ?? '';

describe('a quotation', () => {
  it('is numbered, priced for thirty days, and opened by the browser that asked for it', async () => {
    const server = await openQuotesApi(openServer);
    const asked = await server.ask();
    expect(asked.body).toEqual({ ok: true, data: { number: numbered(1) } });
    const quote = await server.show(numbered(1), cookieOf(asked));
    expect(quote).toMatchObject({
      state: 'open',
      version: 1,
      amount: 14_500_000,
      vat: 'none',
      company_name: company.companyName,
      company_branch: 'head-office',
      lines: [
        { id: 'accounting-business', price: 14_500_000, name_th: expect.stringMatching(/\p{Script=Thai}/u) },
      ],
    });
    const days = Date.parse(`${quote?.valid_until}T00:00:00+07:00`) - Date.parse(String(quote?.issued_at));
    expect(Math.ceil(days / 86_400_000)).toBe(30);
    expect(await server.show(numbered(1), '')).toBeUndefined();
  });

  it('is mailed to both sides, and the key of the mail opens it in another browser', async () => {
    const server = await openQuotesApi(openServer, { MAIL_TO: 'orders@agency.example' });
    await server.ask(quoteFields(), 'de');
    const { mails } = await server.stored();
    expect(mails.map((mail) => [mail.event, mail.to?.[0]?.address]).sort()).toEqual([
      ['quote-agency', 'orders@agency.example'],
      ['quote-customer', company.email],
    ]);
    const mail = mails.find(({ event }) => event === 'quote-customer');
    expect(mail?.subject).toContain(numbered(1));
    expect(mail?.text).toContain('฿145.000,00');
    expect(mail?.html).toContain(`http://localhost:3000/de/quotes/${numbered(1)}#`);
    const opened = await server.openWith(numbered(1), keyIn(mail?.html));
    expect(await server.show(numbered(1), cookieOf(opened))).toMatchObject({ number: numbered(1) });
    expect((await server.openWith(numbered(1), 'f'.repeat(32))).status).toBe(404);
    expect(await server.storedRows()).not.toContain(keyIn(mail?.html));
  });

  it('has items without a price that are still to be said', async () => {
    const server = await openQuotesApi(openServer);
    const asked = await server.ask(quoteFields({ items: 'network-installation,seo-local' }));
    expect(await server.show(numbered(1), cookieOf(asked))).toMatchObject({
      state: 'asked',
      amount: priceOf('seo-local'),
    });
    expect((await server.stored()).mails.find(({ event }) => event === 'quote-agency')?.subject).toContain(
      'Price this',
    );
  });

  it('is made once however often its form is sent, and refuses other items with the same key', async () => {
    const server = await openQuotesApi(openServer);
    const twice = [await server.ask(), await server.ask()];
    expect(twice.map(({ body }) => body.data.number)).toEqual([numbered(1), numbered(1)]);
    expect((await server.ask(quoteFields({ items: 'seo-local' }))).status).toBe(409);
    expect((await server.ask(quoteFields({ key: 'b'.repeat(32) }))).body.data.number).toBe(numbered(2));
    expect((await server.stored()).mails.filter(({ event }) => event === 'quote-agency')).toHaveLength(2);
  });

  it('refuses what is no form, no item, or no company', async () => {
    const server = await openQuotesApi(openServer);
    const fieldsOf = async (changes: Record<string, string>) =>
      (await server.ask(quoteFields(changes))).body.error.fields;
    expect(await fieldsOf({ items: 'pos-basic' })).toEqual({ items: 'unknown-item' });
    expect(await fieldsOf({ email: 'malee' })).toEqual({ email: 'email' });
    expect(await fieldsOf({ companyTaxId: '0205558001232' })).toEqual({ companyTaxId: 'tax-id' });
    expect((await server.stored()).mails).toEqual([]);
  });

  it('works for a form that a browser posts by itself, with a page that says what is wrong', async () => {
    const server = await openQuotesApi(openServer);
    const posted = await server.post(quoteFields(), 'th');
    expect([posted.status, posted.headers.get('location')]).toEqual([303, `/th/quotes/${numbered(1)}`]);
    expect(await server.show(numbered(1), cookieOf(posted))).toMatchObject({ locale: 'th' });
    const refused = await server.post(quoteFields({ key: 'b'.repeat(32), phone: '' }), 'th');
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('เบอร์โทรศัพท์')]);
  });

  it('is sent again to its own address, and nobody learns whether there is one', async () => {
    const server = await openQuotesApi(openServer);
    await server.ask();
    const answers = [await server.lose(numbered(1).toLowerCase()), await server.lose(numbered(9))];
    expect(answers.map(({ status, body }) => [status, body.ok])).toEqual([
      [200, true],
      [200, true],
    ]);
    const mails = (await server.stored()).mails.filter(({ event }) => event === 'quote-customer');
    expect(mails.map((mail) => mail.to?.[0]?.address)).toEqual([company.email, company.email]);
  });

  it('keeps its number and loses its person when the person is forgotten, who gets a copy before', async () => {
    const server = await openQuotesApi(openServer);
    await server.ask();
    const { copyOfPerson } = await import('@/lib/orders/person-copy');
    const { rows } = await copyOfPerson(company.email);
    expect(rows.quotes).toMatchObject([{ number: numbered(1), versions: [{ version: 1 }] }]);
    expect(JSON.stringify(rows)).not.toMatch(/hash|idempotency/);
    const { forget } = await import('@/lib/server/retention');
    await forget(company.email);
    const left = await server.storedRows();
    expect(left).toContain(numbered(1));
    for (const gone of [company.email, company.name, company.phone]) expect(left).not.toContain(gone);
    expect((await server.ask(quoteFields({ key: 'b'.repeat(32) }))).body.data.number).toBe(numbered(2));
  });
});
