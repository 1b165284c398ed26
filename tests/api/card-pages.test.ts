import { describe, expect, it } from 'vitest';
import { openCardMoneyApi } from '../support/card-money-api';
import { cookieOf, openMyOrdersApi } from '../support/my-orders-api';
import { openServer } from '../support/server';

describe('the payment page of an order that waits for no payment any more', () => {
  async function openCancelled(cancel: 'agency' | 'customer') {
    const server = await openCardMoneyApi(openServer);
    const opened = await server.pay({ key: 'a'.repeat(32), locale: 'en', items: ['vps-starter'] });
    const { session } = opened.body.data;
    const [{ reference = '' } = {}] = (await server.stored()).orders;
    const page = () => server.stripe.sessions.get(session)?.status;
    const { doChores } = await import('@/lib/server/chores');
    if (cancel === 'agency') await server.decide(reference, 'cancelled');
    else expect((await (await openMyOrdersApi()).cancel(reference, cookieOf(opened))).status).toBe(200);
    return { ...server, session: String(session), reference, page, doChores };
  }
  const timeToUndo = "update public.order_events set created_at = created_at - interval '6 minutes'";

  it('is closed at once when the customer cancels', async () => {
    const server = await openCancelled('customer');
    expect(server.page()).toBe('expired');
    expect((await server.about(server.reference)).row).toMatchObject({
      status: 'cancelled',
      stripe_session: server.session,
      stripe_session_end: 'void',
    });
    // Stripe tells of it, too.
    await server.tell('expired', server.session);
    expect((await server.show(server.reference)).status).toBe('cancelled');
  });

  it('stays open while the agency can take its move back, and is closed then', async () => {
    const server = await openCancelled('agency');
    await server.doChores(['card pages']);
    expect(server.page()).toBe('open');
    await server.run(timeToUndo);
    await server.doChores(['card pages']);
    expect(server.page()).toBe('expired');
  });

  it('is open still where the agency has taken its move back', async () => {
    const server = await openCancelled('agency');
    await server.undo(server.reference);
    await server.run(timeToUndo);
    await server.doChores(['card pages']);
    expect([server.page(), (await server.show(server.reference)).status]).toEqual(['open', 'pending']);
  });

  it('is tried again while Stripe does not answer', async () => {
    const server = await openCancelled('agency');
    await server.run(timeToUndo);
    server.stripe.failNext({ kind: 'status', status: 503 }, 3);
    expect(await server.doChores(['card pages'])).toEqual(['card pages']);
    expect(server.page()).toBe('open');
    expect(await server.doChores(['card pages'])).toEqual([]);
    expect(server.page()).toBe('expired');
    const asked = server.stripe.requests;
    await server.doChores(['card pages']);
    expect(server.stripe.requests).toBe(asked);
  });

  it('is left to Stripe’s message once it was completed, which tells the agency', async () => {
    const server = await openCancelled('agency');
    await server.run(timeToUndo);
    server.stripe.finish(server.session, { status: 'complete', paid: true });
    expect(await server.doChores(['card pages'])).toEqual([]);
    expect(server.page()).toBe('complete');
    await server.tell('completed', server.session);
    const { row, mails } = await server.about(server.reference);
    expect(row).toMatchObject({ status: 'cancelled', stripe_session_end: 'complete' });
    expect(mails).toEqual(['card-problem']);
  });

  it('once it is gone lets nobody make the order wait for a payment again', async () => {
    const server = await openCancelled('agency');
    await server.run(timeToUndo);
    await server.doChores(['card pages']);
    expect((await server.show(server.reference)).moves).toEqual(['paid']);
    expect((await server.show(server.reference)).may_undo).toBe(false);
    expect(await server.decide(server.reference, 'pending')).toMatchObject({ outcome: 'refused' });
    expect(await server.undo(server.reference)).toMatchObject({ outcome: 'refused' });
    expect((await server.show(server.reference)).status).toBe('cancelled');
  });
});
