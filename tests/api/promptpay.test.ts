import { parse } from 'promptparse';
import { describe, expect, it } from 'vitest';
import { priceOf } from '../support/prices';
import { readQrCodes } from '../support/qr';
import { jsonPost, routeContext } from '../support/requests';
import { openServer } from '../support/server';

const path = '/api/payments/promptpay';

async function open(settings?: Record<string, string>) {
  await openServer(settings);
  const { POST } = await import('@/app/api/payments/promptpay/route');
  return async (body: unknown, headers?: Record<string, string>) => {
    const response = await POST(jsonPost(path, body, headers), routeContext());
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}

describe('POST /api/payments/promptpay', () => {
  it('answers the catalog’s amount and whom it goes to, whatever amount the request claims', async () => {
    const ask = await open({ PROMPTPAY_ID: '0812345678', PROMPTPAY_NAME: 'Bay Signal Co., Ltd.' });
    const { status, headers, body } = await ask({ items: ['web-design-starter', 'vps-starter'], amount: 1 });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data).toEqual({
      amount: priceOf('web-design-starter', 'vps-starter'),
      promptPay: { number: '081-234-5678', name: 'Bay Signal Co., Ltd.', isDemo: false },
    });
  });

  it('says so when there is no receiving id yet', async () => {
    const ask = await open();
    expect((await ask({ items: ['vps-starter'] })).body.data.promptPay.isDemo).toBe(true);
  });

  it('names the bank account for those without PromptPay where there is one', async () => {
    const ask = await open({ BANK_ACCOUNT: 'Kasikornbank, 123-4-56789-0, Bay Signal Co., Ltd., KASITHBK' });
    expect((await ask({ items: ['vps-starter'] })).body.data.transfer).toEqual({
      bank: 'Kasikornbank',
      number: '123-4-56789-0',
      name: 'Bay Signal Co., Ltd.',
      swift: 'KASITHBK',
    });
  });

  it('never makes a QR for a cart with nothing to pay', async () => {
    const ask = await open();
    expect(await ask({ items: ['network-security'] })).toMatchObject({
      status: 422,
      body: { ok: false, error: { code: 'invalid' } },
    });
  });

  it('refuses items that cannot be ordered', async () => {
    const ask = await open();
    for (const items of [
      [],
      ['unknown'],
      ['pos-basic'],
      ['vps-starter', 'vps-starter'],
      ['__proto__'],
      'vps-starter',
      null,
    ]) {
      const answer = await ask({ items });
      expect([items, answer.status, answer.body.error.fields]).toEqual([
        items,
        422,
        { items: 'unknown-item' },
      ]);
    }
  });

  it('refuses bodies that are no request', async () => {
    const ask = await open();
    expect((await ask('{')).status).toBe(400);
    for (const body of ['null', '[]', '""', '7'])
      expect([body, (await ask(body)).status]).toEqual([body, 422]);
  });

  it('refuses a request from another site', async () => {
    const ask = await open();
    const { status, body } = await ask({ items: ['vps-starter'] }, { 'sec-fetch-site': 'cross-site' });
    expect([status, body.error.code]).toEqual([403, 'forbidden']);
  });

  it('refuses a body over its limit', async () => {
    const ask = await open();
    expect((await ask({ items: ['x'.repeat(100_000)] })).status).toBe(413);
  });
});

describe('GET /api/payments/promptpay.png', () => {
  async function openPicture(settings?: Record<string, string>) {
    await openServer(settings);
    const { GET } = await import('@/app/api/payments/promptpay.png/route');
    return (query: string, headers: Record<string, string> = {}) =>
      GET(new Request(`http://localhost:3000${path}.png${query}`, { headers }), routeContext());
  }

  it('is a picture of the code for the items it names, never for an amount that it names', async () => {
    const ask = await openPicture({ PROMPTPAY_ID: '0812345678' });
    const answer = await ask('?items=web-design-starter,vps-starter&amount=1');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'no-store',
    ]);
    const [code] = await readQrCodes(new Uint8Array(await answer.arrayBuffer()));
    const payload = parse(code ?? '', true);
    expect(payload?.getTagValue('54')).toBe('25999.00');
    expect(payload?.getTagValue('29', '01')).toBe('0066812345678');
  });

  it('is for whoever opens or saves it, and for no other site to show', async () => {
    const ask = await openPicture();
    const saved = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };
    expect((await ask('?items=vps-starter', saved)).status).toBe(200);
    const shown = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    expect((await ask('?items=vps-starter', shown)).status).toBe(403);
  });

  it.each(['', '?items=', '?items=unknown', '?items=vps-starter,vps-starter', '?items=network-security'])(
    'is not there for %j',
    async (query) => {
      const ask = await openPicture();
      const answer = await ask(query);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'application/json']);
    },
  );

  it('is drawn only so often for one visitor', async () => {
    const ask = await openPicture({ TRUST_PROXY: '1' });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const { refusal } = await import('@/lib/http/limits');
    while (!(await refusal('payment-qrs', new Headers(headers))));
    expect((await ask('?items=vps-starter', headers)).status).toBe(429);
    expect((await ask('?items=vps-starter', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
  });
});
