import { randomUUID } from 'node:crypto';
import { generate } from 'promptparse';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { slipPicture, slipWithCodes } from '../support/images';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { priceOf } from '../support/prices';
import { routeContext } from '../support/requests';
import { describeOnEachDatabase, openServer } from '../support/server';

const otherKey = 'f'.repeat(32);
const bankSlip = generate.slipVerify({ sendingBank: '004', transRef: '015326101112ABC00777' });

describeOnEachDatabase('POST /api/orders', (open) => {
  it('stores slip and order with the catalog’s amount, whatever the request claims', async () => {
    const server = await openOrdersApi(open);
    const { status, body } = await server.place(await cart({ amount: '1', price: '1' }));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ amount: priceOf('web-design-starter'), isComplete: false });
    const { orders, slips, mails } = await server.stored();
    expect(orders).toMatchObject([
      { amount: priceOf('web-design-starter'), status: 'pending', locale: 'th', customer_name: null },
    ]);
    expect(orders[0]?.lines).toMatchObject([
      { id: 'web-design-starter', name_en: 'Starter Website', price: priceOf('web-design-starter') },
    ]);
    expect(slips).toEqual([orders[0]?.payment_slip_path]);
    expect(mails).toEqual([]);
  });

  it('takes an order by bank transfer along the same steps, and says what was read on its slip', async () => {
    const server = await openOrdersApi(open);
    const slip = new Blob([Uint8Array.from(await slipWithCodes(bankSlip))], { type: 'image/png' });
    const { body } = await server.place(await cart({ method: 'transfer', slip }));
    expect(body.data.slip).toEqual({ kind: 'bank', bank: '004', reference: '015326101112ABC00777' });
    expect((await server.complete(body.data.id, { key, ...details })).status).toBe(200);
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([
      { payment_method: 'transfer', status: 'pending', customer_name: 'Somchai', slip_bank: '004' },
    ]);
    expect(mails.map(({ event }) => event).sort()).toEqual(['order-agency', 'order-customer']);
  });

  it('takes a retry by another way to pay for another order, and refuses ways that a slip cannot show', async () => {
    const server = await openOrdersApi(open);
    await server.place(await cart());
    expect((await server.place(await cart({ method: 'transfer' }))).status).toBe(409);
    for (const method of ['card', 'cash', ''])
      expect([method, (await server.place(await cart({ key: otherKey, method }))).status]).toEqual([
        method,
        422,
      ]);
  });

  it('does not keep the checkout key itself', async () => {
    const server = await openOrdersApi(open);
    await server.place(await cart());
    expect(JSON.stringify((await server.stored()).orders)).not.toContain(key);
  });

  it('takes items priced on request along as quote requests', async () => {
    const server = await openOrdersApi(open);
    expect((await server.place(await cart({ items: 'network-security,vps-starter' }))).body.data.amount).toBe(
      priceOf('vps-starter'),
    );
  });

  it('makes one order and keeps one slip of a double click and of a retry after a lost answer', async () => {
    const server = await openOrdersApi(open);
    const answers = await Promise.all([
      server.place(await cart()),
      server.place(await cart()),
      server.place(await cart()),
    ]);
    const retry = await server.place(await cart());
    expect(new Set([...answers, retry].map((answer) => answer.body.data.reference)).size).toBe(1);
    const { orders, slips } = await server.stored();
    expect([orders.length, slips.length]).toEqual([1, 1]);
  });

  it('makes one order, one slip and one pair of mails of as many at once as there may be', async () => {
    const server = await openOrdersApi(open);
    const fields = await cart();
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.place(fields)));
    expect(new Set(answers.map((answer) => answer.body.data?.reference)).size).toBe(1);
    const { id } = answers[0]?.body.data ?? {};
    const completions = await Promise.all(
      Array.from({ length: 50 }, () => server.complete(id, { key, ...details })),
    );
    expect(new Set(completions.map((answer) => answer.status))).toEqual(new Set([200]));
    const { orders, slips, mails } = await server.stored();
    expect([orders.length, slips.length, mails.length]).toEqual([1, 1, 2]);
  });

  it('refuses a key that was used for other items, and stores nothing', async () => {
    const server = await openOrdersApi(open);
    await server.place(await cart());
    expect(await server.place(await cart({ items: 'vps-starter' }))).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict' } },
    });
    const { orders, slips } = await server.stored();
    expect([orders.length, slips.length]).toEqual([1, 1]);
  });

  it('refuses what is no order with a clear answer, and stores nothing', async () => {
    const server = await openOrdersApi(open);
    const cases = [
      [{ items: 'web-design-starter,nothing' }, 422, { items: 'unknown-item' }],
      [{ items: 'pos-basic' }, 422, { items: 'unknown-item' }],
      [{ items: '' }, 422, { items: 'unknown-item' }],
      [{ items: 'vps-starter,vps-starter' }, 422, { items: 'unknown-item' }],
      [{ items: 'network-security' }, 422, { items: 'unknown-item' }],
      [{ key: 'short' }, 422, { key: 'required' }],
      [{ locale: 'fr' }, 422, { locale: 'required' }],
    ] as const;
    for (const [changes, status, fields] of cases) {
      const answer = await server.place(await cart(changes));
      expect([changes, answer.status, answer.body.error.fields]).toEqual([changes, status, fields]);
    }
    const { orders, slips, mails } = await server.stored();
    expect([orders, slips, mails]).toEqual([[], [], []]);
  });

  it('refuses what is no slip with a clear answer, and stores nothing', async () => {
    const server = await openOrdersApi(open);
    const picture = await slipPicture().jpeg().toBuffer();
    const cases = [
      ['nothing', new Blob([]), 422, 'slip-missing'],
      ['text', new Blob(['hello']), 422, 'slip-type'],
      ['a truncated image', new Blob([Uint8Array.from(picture.subarray(0, 3000))]), 422, 'slip-broken'],
      ['20 MB', new Blob([new Uint8Array(20_000_000)]), 413, 'slip-too-large'],
    ] as const;
    for (const [what, upload, status, problem] of cases) {
      const answer = await server.place(await cart({ slip: upload }));
      expect([what, answer.status, answer.body.error.fields]).toEqual([what, status, { slip: problem }]);
    }
    const { orders, slips, mails } = await server.stored();
    expect([orders, slips, mails]).toEqual([[], [], []]);
  });

  it('refuses a post from another site and stores nothing', async () => {
    const server = await openOrdersApi(open);
    expect((await server.place(await cart(), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await server.stored()).slips).toEqual([]);
  });

  it('asks to come back while twenty uploads are under way, and reads nothing of another', async () => {
    const server = await openOrdersApi(open);
    const { POST } = await import('@/app/api/orders/route');
    const parts: ReadableStreamDefaultController[] = [];
    const upload = (pull?: () => void) =>
      new Request('http://localhost:3000/api/orders', {
        method: 'POST',
        body: new ReadableStream(
          { start: (controller) => void parts.push(controller), ...(pull && { pull }) },
          { highWaterMark: 0 },
        ),
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' },
        duplex: 'half',
      } as RequestInit);
    const slow = Array.from({ length: 20 }, () => POST(upload(), routeContext()));
    const pull = vi.fn();
    const refused = await POST(upload(pull), routeContext());
    expect([refused.status, refused.headers.get('retry-after'), pull.mock.calls]).toEqual([503, '30', []]);
    for (const part of parts.slice(0, 20)) part.close();
    await Promise.all(slow);
    expect((await server.place(await cart())).status).toBe(200);
  });

  it('asks a visitor who tries too often to wait', async () => {
    const server = await openOrdersApi(open, { TRUST_PROXY: '1' });
    const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7' };
    for (let count = 0; count < 10; count++) await server.place({}, headers);
    expect((await server.place(await cart(), headers)).status, 'after ten refused pictures').toBe(200);
    for (let count = 0; count < 19; count++) await server.place({}, headers);
    const refused = await server.place(await cart(), headers);
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    const other = await server.place(await cart(), { ...headers, 'x-forwarded-for': '203.0.113.8' });
    expect(other.status).toBe(200);
  });
});

describe('POST /api/orders/[id]/customer', () => {
  it('writes to the customer in the customer’s language and to the agency in English', async () => {
    const server = await openOrdersApi(openServer);
    const { id } = (await server.place(await cart())).body.data;
    await server.complete(id, { key, ...details });
    const { mails, slips } = await server.stored();
    const customer = mails.find((mail) => mail.event === 'order-customer');
    const agency = mails.find((mail) => mail.event === 'order-agency');
    expect(customer?.html).toContain('lang="th"');
    expect(customer?.text).toMatch(/[\u0e01-\u0e5b]{10}/);
    expect(agency?.html).toContain('lang="en"');
    expect(agency?.text).toContain('Starter Website (');
    expect(agency?.attachments.map((attachment) => attachment.filename)).toEqual(slips);
    const attached = agency?.attachments[0]?.content;
    expect(attached instanceof ArrayBuffer && (await sharp(Buffer.from(attached)).metadata()).format).toBe(
      'png',
    );
  });

  it('tells who sends other details later, and keeps the first', async () => {
    const server = await openOrdersApi(openServer);
    const { id } = (await server.place(await cart())).body.data;
    await server.complete(id, { key, ...details });
    expect((await server.complete(id, { key, ...details, name: 'Other' })).status).toBe(409);
    const { orders, mails } = await server.stored();
    expect(orders[0]?.customer_name).toBe('Somchai');
    expect(mails).toHaveLength(2);
  });

  it('does not know an order by a foreign key, nor by an id that is none', async () => {
    const server = await openOrdersApi(openServer);
    const { id } = (await server.place(await cart())).body.data;
    const foreign = await server.complete(id, { key: otherKey, ...details });
    expect(foreign.status).toBe(404);
    expect(await server.complete(randomUUID(), { key, ...details })).toEqual(foreign);
    expect(await server.complete('1', { key, ...details })).toEqual(foreign);
    expect((await server.stored()).orders[0]?.customer_name).toBeNull();
  });

  it('names the fields that are wrong and stores nothing', async () => {
    const server = await openOrdersApi(openServer);
    const { id } = (await server.place(await cart())).body.data;
    const answer = await server.complete(id, { key, name: '', email: 'no', phone: 'x' });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { fields: { name: 'required', email: 'email', phone: 'phone', address: 'required' } } },
    });
    const { orders, mails } = await server.stored();
    expect([orders[0]?.customer_name, mails]).toEqual([null, []]);
  });

  it('sends what a visitor types as text, never as markup', async () => {
    const server = await openOrdersApi(openServer);
    const { id } = (await server.place(await cart())).body.data;
    await server.complete(id, { key, ...details, name: '<img src=x onerror=alert(1)>' });
    for (const mail of (await server.stored()).mails) {
      expect(mail.html).not.toContain('<img src=x');
      expect(mail.html).toContain('&lt;img src=x');
    }
  });
});

describeOnEachDatabase('POST /api/orders/[id]/customer', (open) => {
  it('completes the order once and sends both mails', async () => {
    const server = await openOrdersApi(open, { MAIL_TO: 'orders@agency.example' });
    const placed = await server.place(await cart());
    const { id, reference } = placed.body.data;
    const answers = await Promise.all([
      server.complete(id, { key, ...details }),
      server.complete(id, { key, ...details }),
    ]);
    expect(answers.map((answer) => answer.body)).toEqual(
      Array(2).fill({ ok: true, data: { reference, isMailed: true } }),
    );
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([
      { customer_name: 'Somchai', customer_email: 'somchai@example.com', status: 'pending' },
    ]);
    expect(mails.map((mail) => [mail.event, mail.to?.[0]?.address])).toEqual(
      expect.arrayContaining([
        ['order-customer', 'somchai@example.com'],
        ['order-agency', 'orders@agency.example'],
      ]),
    );
    expect(mails).toHaveLength(2);
  });
});
