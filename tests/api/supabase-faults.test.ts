import { expect, it, vi } from 'vitest';
import { slipPicture } from '../support/images';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { priceOf } from '../support/prices';
import { describeOnSupabase } from '../support/server';
import type { Fault } from '../support/supabase-stand-in';

const faults: Fault[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 409 },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 500 },
  { kind: 'cut' },
  { kind: 'down' },
];

const nameOf = (fault: Fault) =>
  fault.kind === 'status' ? `answers ${fault.status}` : fault.kind === 'cut' ? 'cuts its answer' : 'is down';

/** A request that nobody answers is tried once more, unless it may not be carried out twice. */
const isOutOfReach = (fault: Fault) => fault.kind !== 'status';
const repeatable = /^object|place_order|complete_order/;
const timesOf = (step: string, fault: Fault) => (isOutOfReach(fault) && repeatable.test(step) ? 2 : 1);

describeOnSupabase('an order while Supabase fails', (open, standIn) => {
  it.each(faults.map((fault) => [nameOf(fault), fault] as const))(
    'is neither doubled nor half made when it %s at any step',
    async (_name, fault) => {
      const server = await openOrdersApi(open);
      const steps = ['rpc/count_request', 'object/payment-slips', 'rpc/place_order'];
      for (const step of steps) {
        standIn().failNext(new RegExp(step), fault, timesOf(step, fault));
        const refused = await server.place(await cart());
        expect([step, refused.status, refused.body]).toEqual([
          step,
          isOutOfReach(fault) ? 503 : 500,
          { ok: false, error: { code: isOutOfReach(fault) ? 'unavailable' : 'failed' } },
        ]);
      }
      const placed = await server.place(await cart());
      expect(placed.status).toBe(200);

      const { id, reference } = placed.body.data;
      standIn().failNext(/rpc\/complete_order/, fault, timesOf('rpc/complete_order', fault));
      expect((await server.complete(id, { key, ...details })).status).toBe(isOutOfReach(fault) ? 503 : 500);
      expect(await server.complete(id, { key, ...details })).toMatchObject({
        status: 200,
        body: { data: { reference } },
      });

      const { orders, slips, mails } = await server.stored();
      expect(orders).toMatchObject([
        { reference, customer_name: 'Somchai', amount: priceOf('web-design-starter') },
      ]);
      expect(slips).toContain(orders[0]?.payment_slip_path);
      expect(mails.map((mail) => mail.event).sort()).toEqual(['order-agency', 'order-customer']);

      const { sweepSlips } = await import('@/lib/payments/slip/sweep-slips');
      await sweepSlips(new Date(Date.now() + 25 * 60 * 60 * 1000));
      expect((await server.stored()).slips).toEqual([orders[0]?.payment_slip_path]);
    },
  );

  it('gives the agency a link to the slip that ends by itself', async () => {
    const server = await openOrdersApi(open);
    const placed = await server.place(await cart());
    await server.complete(placed.body.data.id, { key, ...details });
    const { mails, slips } = await server.stored();
    const agency = mails.find((mail) => mail.event === 'order-agency');
    const link = agency?.html?.match(/href="([^"]*object\/sign[^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(link).toContain(slips[0]);
    expect((await fetch(link)).headers.get('content-type')).toBe('image/png');
  });

  it.each(['object/payment-slips', 'rpc/place_order'])(
    'is placed, once, though %s has a hiccup',
    async (step) => {
      const server = await openOrdersApi(open);
      for (const fault of [{ kind: 'down' }, { kind: 'cut' }, { kind: 'status', status: 503 }] as const) {
        standIn().failNext(new RegExp(step), fault);
        expect((await server.place(await cart())).status, fault.kind).toBe(200);
      }
      expect((await server.stored()).orders).toHaveLength(1);
    },
  );

  it('keeps the slip that it was placed with though the first answer was lost', async () => {
    const server = await openOrdersApi(open);
    standIn().failNext(/rpc\/place_order/, { kind: 'cut' });
    expect((await server.place(await cart())).status).toBe(200);
    standIn().failNext(/rpc\/place_order/, { kind: 'cut' });
    const other = new Blob([Uint8Array.from(await slipPicture({ width: 301 }).png().toBuffer())]);
    expect((await server.place(await cart({ slip: other }))).status).toBe(200);
    const { orders, slips } = await server.stored();
    expect(slips).toContain(orders[0]?.payment_slip_path);
  });

  it('gives every answer more than ten seconds', async () => {
    const server = await openOrdersApi(open);
    const patience = vi.spyOn(AbortSignal, 'timeout');
    expect((await server.place(await cart())).status).toBe(200);
    const [shortest] = patience.mock.calls.map(([milliseconds]) => milliseconds).sort((a, b) => a - b);
    expect(shortest).toBeGreaterThan(10_000);
    patience.mockRestore();
  });

  it('goes on after PostgreSQL was restarted', async () => {
    const server = await openOrdersApi(open);
    const placed = await server.place(await cart());
    await standIn().postgrest.restart();
    expect((await server.complete(placed.body.data.id, { key, ...details })).status).toBe(200);
    expect((await server.stored()).mails).toHaveLength(2);
  });

  it('leaves no personal data and no key in the log of what failed', async () => {
    const server = await openOrdersApi(open);
    const lines: string[] = [];
    const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
    const placed = await server.place(await cart());
    standIn().failNext(/rpc\/complete_order/, { kind: 'status', status: 500 });
    await server.complete(placed.body.data.id, { key, ...details });
    spy.mockRestore();
    expect(lines).toHaveLength(1);
    for (const secret of ['Somchai', 'somchai@', '0812345678', 'Soi 6', key, standIn().secretKey])
      expect(lines[0]).not.toContain(secret);
  });
});
