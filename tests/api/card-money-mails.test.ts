import { describe, expect, it } from 'vitest';
import { messages, openCardMoneyApi } from '../support/card-money-api';
import { openServer } from '../support/server';

describe('the mails and the history of a card order', () => {
  async function openPaid(settings?: Record<string, string>) {
    const server = await openCardMoneyApi(openServer, { AGENCY_LOCALE: 'en', ...settings });
    const order = await server.placeCardOrder();
    expect(await server.deliver(messages.paid(order))).toBe(200);
    const history = async () => {
      const { historyLine, refundIn } = await import('@/lib/orders/history-line');
      return (await server.show(order.reference)).events.map((event) => [
        historyLine(event),
        refundIn(event)?.amount,
      ]);
    };
    const mails = async (event: string) =>
      (await server.stored()).mails.filter((mail) => mail.event === event);
    return { ...server, order, history, mails };
  }

  it('tell the customer of each part that went back, then that all did', async () => {
    const server = await openPaid();
    await server.deliver(messages['part refunded'](server.order));
    await server.deliver(messages['all refunded'](server.order));
    expect(await server.history()).toEqual([
      ['placed', undefined],
      ['paid', undefined],
      ['refund', 30000],
      ['refund', 69900],
    ]);
    const [part] = await server.mails('order-refund');
    expect([part?.to?.[0]?.address, part?.subject]).toEqual([
      'malee@example.com',
      `Your order ${server.order.reference}: ฿300.00 refunded`,
    ]);
    expect(part?.text).toContain(`/orders/${server.order.reference}`);
    const [all] = await server.mails('order-status');
    expect(all?.text).toContain('We’ve refunded ฿999.00');
  });

  it('tell both sides of a refund that failed, and lead the agency to the payment', async () => {
    const server = await openPaid();
    await server.deliver(messages['all refunded'](server.order));
    await server.deliver(messages['refund failed'](server.order));
    expect((await server.history()).slice(2)).toEqual([
      ['refund', 99900],
      ['refundFailed', 99900],
    ]);
    const [customer] = await server.mails('order-refund');
    expect(customer?.subject).toContain('our refund didn’t reach you');
    expect(customer?.text).toContain('฿999.00');
    const [agency] = await server.mails('card-money');
    expect([agency?.to?.[0]?.address, agency?.subject]).toEqual([
      'hello@bay-signal.example',
      `Check failed refund: ฿999.00 – ${server.order.reference}`,
    ]);
    expect(agency?.html).toContain(`https://dashboard.stripe.com/test/payments/${server.order.payment}`);
    expect(agency?.text).toContain('Refunded so far: ฿0.00');
    const { phaseOf } = await import('@/lib/orders/order-phase');
    const order = await server.show(server.order.reference);
    expect(phaseOf(order, order.events.at(-1))).toBe('refund-failed');
  });

  it('tell the customer nothing of a refund that failed before anybody heard of it', async () => {
    const server = await openPaid();
    await server.deliver(messages['refund failed'](server.order));
    await server.deliver(messages['all refunded'](server.order));
    expect(await server.mails('order-refund')).toEqual([]);
    expect(await server.mails('order-status')).toEqual([]);
    expect(await server.mails('card-money')).toHaveLength(1);
  });

  it('take a mail about a refund back that has not left when the refund fails', async () => {
    const server = await openPaid();
    await server.take(messages['all refunded'](server.order));
    await server.deliver(messages['refund failed'](server.order));
    expect(await server.mails('order-refund')).toEqual([]);
    expect(await server.mails('order-status')).toEqual([]);
  });

  it('tell of a dispute to the agency alone: until when to answer, and how it ended', async () => {
    const server = await openPaid();
    await server.deliver(messages.disputed(server.order));
    await server.deliver(messages['dispute lost'](server.order));
    // Late, and of no news any more.
    await server.deliver(messages.disputed(server.order));
    expect((await server.history()).slice(2)).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect((await server.show(server.order.reference)).events.slice(2)).toMatchObject([
      { cause: 'dispute open', actor: 'card', status: 'paid', status_before: null },
      { cause: 'dispute lost', actor: 'card', status: 'paid', status_before: null },
    ]);
    const subjects = (await server.mails('card-money')).map((mail) => mail.subject ?? '');
    expect(subjects.sort()).toEqual([
      expect.stringMatching(/^Answer dispute by \w{3},? \d+ \w{3},? .*: ฿999\.00 – PT-/),
      `Decide on the order: you lost the dispute over ฿999.00 – ${server.order.reference}`,
    ]);
    const events = (await server.stored()).mails.map((mail) => mail.event).sort();
    expect(events).toEqual(['card-money', 'card-money', 'order-agency', 'order-customer']);
  });

  it('lead the agency to the payment in every mail about it, and to none without Stripe', async () => {
    const server = await openPaid();
    await server.deliver(messages['a second payment'](server.order));
    const address = 'https://dashboard.stripe.com/test/payments/';
    const [agency] = await server.mails('order-agency');
    expect(agency?.html).toContain(address + server.order.payment);
    const [problem] = await server.mails('card-problem');
    expect(problem?.html).toContain(`${address}${server.order.payment}second`);
    const [customer] = await server.mails('order-customer');
    expect(customer?.html).not.toContain('dashboard.stripe.com');
  });

  it('go to the new address where the customer corrects it before they left', async () => {
    const server = await openPaid();
    await server.take(messages['part refunded'](server.order));
    const { database } = await import('@/lib/outside');
    await (await database()).call('correct_customer', {
      reference: server.order.reference,
      key_hash: server.order.key_hash,
      new_key_hash: 'new key',
      name: 'Malee Suksan',
      email: 'right@example.com',
      phone: '',
      address: '',
      company_name: null,
      company_tax_id: null,
      company_branch: null,
      agency: 'a@agency.example',
    });
    const { drainOutbox } = await import('@/lib/outbox/outbox');
    await drainOutbox();
    expect((await server.mails('order-refund')).map((mail) => mail.to?.[0]?.address)).toEqual([
      'right@example.com',
    ]);
  });
});
