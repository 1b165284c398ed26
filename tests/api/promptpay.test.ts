import { parse } from 'promptparse';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
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
  it('answers the catalog’s amount and a QR of it, whatever amount the request claims', async () => {
    const ask = await open({ PROMPTPAY_ID: '0812345678' });
    const { status, headers, body } = await ask({ items: ['web-design-starter', 'vps-starter'], amount: 1 });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data).toMatchObject({ amount: 2599900, isDemo: false });
    const [code] = await readQrCodes(await sharp(Buffer.from(body.data.svg)).resize(512).png().toBuffer());
    expect(parse(code ?? '')?.getTagValue('54')).toBe('25999.00');
  });

  it('says so when there is no receiving id yet', async () => {
    const ask = await open();
    expect((await ask({ items: ['vps-starter'] })).body.data.isDemo).toBe(true);
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
