import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { writtenPrice } from '../support/prices';
import { openServer } from '../support/server';

const minute = 60_000;
const otherKey = 'f'.repeat(32);

describe('an order whose customer left after the slip', () => {
  const report = async (minutes: number) => {
    const { reportAbandonedOrders } = await import('@/lib/orders/report-abandoned');
    const { drainOutbox } = await import('@/lib/outbox/outbox');
    await reportAbandonedOrders(new Date(Date.now() + minutes * minute));
    await drainOutbox();
  };

  it('is reported to the agency after 30 minutes, once, with its slip', async () => {
    const server = await openOrdersApi(openServer, { MAIL_TO: 'orders@agency.example' });
    const { reference } = (await server.place(await cart({ method: 'transfer' }))).body.data;
    await report(29);
    await report(31);
    await report(32);
    const { mails, slips } = await server.stored();
    expect(mails).toMatchObject([{ event: 'order-abandoned', to: [{ address: 'orders@agency.example' }] }]);
    expect(mails[0]?.subject).toContain(reference);
    expect(mails[0]?.text).toContain(writtenPrice('web-design-starter'));
    expect(mails[0]?.text).toContain('Check this slip by hand.');
    expect(mails[0]?.attachments.map((attachment) => attachment.filename)).toEqual(slips);
  });

  it('can still be completed, and then mails as usual', async () => {
    const server = await openOrdersApi(openServer);
    const { id } = (await server.place(await cart())).body.data;
    await report(31);
    expect((await server.complete(id, { key, ...details })).status).toBe(200);
    expect((await server.stored()).mails.map((mail) => mail.event).sort()).toEqual([
      'order-abandoned',
      'order-agency',
      'order-customer',
    ]);
  });

  it('is not reported when its customer came', async () => {
    const server = await openOrdersApi(openServer);
    const { id } = (await server.place(await cart())).body.data;
    await server.complete(id, { key, ...details });
    await report(31);
    expect((await server.stored()).mails.map((mail) => mail.event)).not.toContain('order-abandoned');
  });

  it.each([
    ['the cron’s call', async () => (await import('@/lib/server/chores')).doChores()],
    [
      'the next order',
      async (server: Awaited<ReturnType<typeof openOrdersApi>>) => {
        await server.place(await cart({ key: otherKey }));
      },
    ],
  ])('is reported by %s', async (_what, act) => {
    const server = await openOrdersApi(openServer);
    const { reference } = (await server.place(await cart())).body.data;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * minute });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await act(server);
    const { mails } = await server.stored();
    expect(mails.filter((mail) => mail.subject?.includes(reference))).toMatchObject([
      { event: 'order-abandoned' },
    ]);
  });
});
