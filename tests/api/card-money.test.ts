import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '@/lib/orders/order';
import {
  type CardMoneyServer,
  type CardOrder,
  everything,
  messages,
  openCardMoneyApi,
  start,
  type What,
} from '../support/card-money-api';
import { describeOnEachDatabase, openServer } from '../support/server';
import { moneyMessages } from '../support/stripe-stand-in';

/** How an order comes into each state, and what each thing that Stripe says then makes of it; what is not named leaves it as it is. */
const states: {
  [state: string]: {
    comes: (server: CardMoneyServer, order: CardOrder) => Promise<unknown>;
    becomes: Partial<Record<What, OrderStatus>>;
  };
} = {
  pending: {
    comes: async () => undefined,
    becomes: { paid: 'paid', 'paid late': 'paid', failed: 'cancelled', expired: 'cancelled' },
  },
  'pending, the payment under way': {
    comes: (server, order) => server.take(messages.processing(order)),
    becomes: { paid: 'paid', 'paid late': 'paid', failed: 'cancelled', expired: 'cancelled' },
  },
  paid: {
    comes: (server, order) => server.take(messages.paid(order)),
    becomes: { 'all refunded': 'refunded', 'all refunded again': 'refunded' },
  },
  'paid, by the agency’s hand': {
    comes: (server, { reference }) => server.decide(reference, 'paid'),
    becomes: {},
  },
  rejected: { comes: (server, { reference }) => server.decide(reference, 'rejected'), becomes: {} },
  'cancelled by the agency': {
    comes: (server, { reference }) => server.decide(reference, 'cancelled'),
    becomes: {},
  },
  'cancelled since its page expired': {
    comes: (server, order) => server.take(messages.expired(order)),
    becomes: {},
  },
  'cancelled since its payment failed': {
    comes: (server, order) => server.take(messages.failed(order)),
    becomes: {},
  },
  'cancelled, then paid all the same': {
    comes: async (server, order) => {
      await server.decide(order.reference, 'cancelled');
      await server.take(messages.paid(order));
    },
    becomes: {},
  },
  refunded: {
    comes: async (server, order) => {
      await server.take(messages.paid(order));
      await server.take(messages['all refunded'](order));
    },
    becomes: {
      'refund failed': 'paid',
      'refund failed at once': 'paid',
      'refund failed, said once more': 'paid',
      'less refunded again': 'paid',
    },
  },
  'refunded, by the agency’s hand': {
    comes: async (server, order) => {
      await server.take(messages.paid(order));
      await server.decide(order.reference, 'refunded');
    },
    becomes: {
      'refund failed': 'paid',
      'refund failed at once': 'paid',
      'refund failed, said once more': 'paid',
      'part refund failed': 'paid',
    },
  },
  'refunded, never paid by card': {
    comes: async (server, { reference }) => {
      await server.decide(reference, 'paid');
      await server.decide(reference, 'refunded');
    },
    becomes: {},
  },
};

/** What no message may change once it is there. */
const moneyFacts = [
  'reference',
  'amount',
  'lines',
  'stripe_session',
  'idempotency_key',
  'created_at',
] as const;

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((others) => [item, ...others]),
  );
}

describe('what Stripe says of a card order', () => {
  it.each(Object.entries(states))(
    'that is %s leads to one state, once, and loses no fact about the money',
    async (_state, { comes, becomes }) => {
      const server = await openCardMoneyApi(openServer);
      for (const what of everything) {
        const order = await server.placeCardOrder();
        await comes(server, order);
        const before = await server.about(order.reference);
        const message = messages[what](order);
        await server.take(message);
        const after = await server.about(order.reference);
        expect([what, after.row.status]).toEqual([what, becomes[what] ?? before.row.status]);
        for (const fact of moneyFacts) expect([what, after.row[fact]]).toEqual([what, before.row[fact]]);
        if (before.row.stripe_payment !== null)
          expect([what, after.row.stripe_payment]).toEqual([what, before.row.stripe_payment]);
        const events = (await server.show(order.reference)).events.length;
        await server.take(message);
        expect([what, await server.about(order.reference)]).toEqual([what, after]);
        expect([what, (await server.show(order.reference)).events.length]).toEqual([what, events]);
      }
    },
    90_000,
  );

  const ends: [says: What[], end: { status: OrderStatus; refunded: number }, mails: string[]][] = [
    [['processing', 'paid late'], { status: 'paid', refunded: 0 }, []],
    [['processing', 'failed'], { status: 'cancelled', refunded: 0 }, []],
    [['processing', 'paid late', 'all refunded'], { status: 'refunded', refunded: 99_900 }, []],
    [
      ['paid', 'all refunded', 'refund failed at once'],
      { status: 'paid', refunded: 0 },
      ['card-money refund-failed'],
    ],
    [['paid', 'part refunded', 'all refunded'], { status: 'refunded', refunded: 99_900 }, []],
    [
      ['paid', 'all refunded', 'refund failed'],
      { status: 'paid', refunded: 0 },
      ['card-money refund-failed'],
    ],
    [
      ['paid', 'all refunded', 'refund failed', 'all refunded again'],
      { status: 'refunded', refunded: 99_900 },
      ['card-money refund-failed'],
    ],
    [
      ['paid', 'all refunded', 'refund failed', 'less refunded again'],
      { status: 'paid', refunded: 20_000 },
      ['card-money refund-failed'],
    ],
    [
      ['paid', 'part refunded', 'part refund failed', 'less refunded again'],
      { status: 'paid', refunded: 20_000 },
      ['card-money refund-failed'],
    ],
    [
      ['paid', 'all refunded', 'dispute lost'],
      { status: 'refunded', refunded: 99_900 },
      ['card-money dispute-lost'],
    ],
  ];

  it.each(ends)(
    '%j has one end in every order, each said twice',
    async (says, end, mails) => {
      const server = await openCardMoneyApi(openServer);
      for (const order of permutations(says)) {
        const placed = await server.placeCardOrder();
        for (const what of order) {
          await server.take(messages[what](placed));
          await server.take(messages[what](placed));
        }
        for (const what of order) await server.take(messages[what](placed));
        const { row, mails: sent } = await server.about(placed.reference);
        const isPaid = says.includes('paid') || says.includes('paid late');
        expect([order, row]).toEqual([
          order,
          expect.objectContaining({
            ...end,
            amount: 99_900,
            stripe_session: placed.session,
            stripe_payment: placed.payment,
            stripe_session_end: isPaid ? 'complete' : 'void',
            customer_email: 'malee@example.com',
          }),
        ]);
        expect([order, row.completed_at !== null]).toEqual([order, isPaid]);
        expect([order, sent.filter((mail) => /^(card|order-(agency|customer)$)/.test(mail))]).toEqual([
          order,
          [...mails, ...(isPaid ? ['order-agency', 'order-customer'] : [])],
        ]);
      }
    },
    90_000,
  );

  it('is kept for an order that hears of its payment later, and not for ever', async () => {
    const server = await openCardMoneyApi(openServer);
    const [order, other] = [await server.placeCardOrder(), await server.placeCardOrder()];
    const kept = async () => {
      const { database } = await import('@/lib/outside');
      return (await database()).call('show_order', { reference: order.reference });
    };
    await server.take(messages['all refunded'](order));
    expect(await kept()).toMatchObject({ status: 'pending', refunded: 0, stripe_payment: null });
    await server.run("update public.card_money set received_at = now() - interval '31 days'");
    await server.take(messages['all refunded'](other));
    await server.take(messages.paid(order));
    await server.take(messages.paid(other));
    expect((await server.about(order.reference)).row).toMatchObject({ status: 'paid', refunded: 0 });
    expect((await server.about(other.reference)).row).toMatchObject({ status: 'refunded', refunded: 99_900 });
    // What belongs to an order stays with it, however old.
    await server.run("update public.card_money set received_at = now() - interval '31 days'");
    await server.take(messages['part refunded'](order));
    await server.take(messages['refund failed'](other));
    expect((await server.about(other.reference)).row).toMatchObject({ status: 'paid', refunded: 0 });
  });

  it('in another currency is of no order here, and in no whole number no message at all', async () => {
    const server = await openCardMoneyApi(openServer);
    const order = await server.placeCardOrder();
    await server.take(messages.paid(order));
    await server.take(moneyMessages.refunds(order.payment, 99900, start, { currency: 'usd' }));
    expect(await server.deliver(moneyMessages.refunds(order.payment, 99900.5, start))).toBe(400);
    expect((await server.about(order.reference)).row).toMatchObject({ status: 'paid', refunded: 0 });
  });

  it('finds an order by its reference that was paid before payments were kept', async () => {
    const server = await openCardMoneyApi(openServer);
    const order = await server.placeCardOrder();
    await server.take(messages.paid(order));
    await server.run('update public.orders set stripe_payment = null');
    await server.take(moneyMessages.dispute(order.payment, 'needs_response', start));
    const metadata = { reference: order.reference };
    await server.take(moneyMessages.refunds(order.payment, 99900, start, { metadata }));
    const { row, mails } = await server.about(order.reference);
    expect(row).toMatchObject({ status: 'refunded', stripe_payment: order.payment });
    expect(mails).toContain('card-money dispute-open');
    // Nobody else’s payment is taken for it.
    await server.take(moneyMessages.refunds('pi_other', 100, start, { metadata }));
    expect((await server.about(order.reference)).row).toMatchObject({ refunded: 99_900 });
  });

  it('of money that came for a closed order and went back is kept with it, and makes nothing of it', async () => {
    const server = await openCardMoneyApi(openServer);
    for (const says of permutations(['paid', 'all refunded'] as const)) {
      const order = await server.placeCardOrder();
      await server.decide(order.reference, 'cancelled');
      for (const what of says) await server.take(messages[what](order));
      const { row, mails } = await server.about(order.reference);
      expect(row).toMatchObject({ status: 'cancelled', refunded: 99_900, stripe_payment: order.payment });
      expect(mails).toEqual(['card-problem']);
    }
  });

  it('of a refund that failed counts from when it was said first, however often and late it is said again', async () => {
    const server = await openCardMoneyApi(openServer);
    const says = [
      'all refunded',
      'refund failed',
      'all refunded again',
      'refund failed, said once more',
    ] as const;
    for (const order of permutations(says)) {
      const placed = await server.placeCardOrder();
      await server.take(messages.paid(placed));
      for (const what of order) await server.take(messages[what](placed));
      const { row, mails } = await server.about(placed.reference);
      expect([order, row]).toEqual([
        order,
        expect.objectContaining({ status: 'refunded', refunded: 99_900 }),
      ]);
      expect([order, mails.filter((mail) => mail.startsWith('card'))]).toEqual([
        order,
        ['card-money refund-failed'],
      ]);
    }
  });

  it('of money that came for an order which the agency had set to refunded is for a person to look at', async () => {
    const server = await openCardMoneyApi(openServer);
    const order = await server.placeCardOrder();
    await server.decide(order.reference, 'paid');
    await server.decide(order.reference, 'refunded');
    await server.take(messages.paid(order));
    const { row, mails } = await server.about(order.reference);
    expect([row.status, mails]).toEqual(['refunded', ['card-problem']]);
  });

  it('of money that the agency sent back before it was told of it is no problem', async () => {
    const server = await openCardMoneyApi(openServer);
    const order = await server.placeCardOrder();
    await server.decide(order.reference, 'paid');
    await server.decide(order.reference, 'refunded');
    await server.take(messages['all refunded'](order));
    await server.take(messages.paid(order));
    const { row, mails } = await server.about(order.reference);
    expect(row).toMatchObject({ status: 'refunded', refunded: 99_900, customer_name: 'Malee Suksan' });
    expect(mails).toEqual([]);
  });
});

describeOnEachDatabase('what Stripe says of a card order', (open) => {
  it.each([
    [['paid', 'part refunded', 'all refunded', 'disputed'], { status: 'refunded', refunded: 99_900 }],
    [['paid', 'all refunded', 'refund failed', 'dispute lost'], { status: 'paid', refunded: 0 }],
  ] as const)('%j has the same end when all of it comes five times at once', async (says, end) => {
    const server = await openCardMoneyApi(open);
    for (let round = 0; round < 3; round++) {
      const placed = await server.placeCardOrder();
      const all = Array.from({ length: 5 }, () => says).flat();
      await Promise.all(all.map((what) => server.take(messages[what](placed))));
      const { row, mails } = await server.about(placed.reference);
      expect(row).toMatchObject({ ...end, stripe_session: placed.session, stripe_payment: placed.payment });
      const once = mails.filter((mail) => /^(card|order-(agency|customer)$)/.test(mail));
      expect(once).toEqual([...new Set(once)]);
      expect(once).toEqual(expect.arrayContaining(['order-agency', 'order-customer']));
    }
  });

  it('is missed by no order that hears of its payment at the very moment', async () => {
    const server = await openCardMoneyApi(open);
    const orders = await Promise.all(Array.from({ length: 40 }, () => server.placeCardOrder()));
    await Promise.all(
      orders.flatMap((order) => [
        server.take(messages.paid(order)),
        server.take(messages['all refunded'](order)),
      ]),
    );
    const states = await Promise.all(
      orders.map(async ({ reference }) => (await server.show(reference)).status),
    );
    expect(states).toEqual(orders.map(() => 'refunded'));
  });

  it('is decided by one where the agency, the customer and Stripe come at once', async () => {
    const server = await openCardMoneyApi(open);
    const { database } = await import('@/lib/outside');
    for (let round = 0; round < 3; round++) {
      const order = await server.placeCardOrder();
      const { reference, key_hash } = order;
      const cancel = async () =>
        (await database()).call('cancel_own_order', { reference, key_hash, agency: 'a@agency.example' });
      await Promise.all(
        Array.from({ length: 5 }, (_, number) => [
          number % 2 === round % 2 ? cancel() : server.take(messages.paid(order)),
          server.decide(reference, 'cancelled'),
          server.take(messages['all refunded'](order)),
          server.take(messages.paid(order)),
        ]).flat(),
      );
      const { row, mails } = await server.about(reference);
      expect(row).toMatchObject({
        refunded: 99_900,
        amount: 99_900,
        stripe_session: order.session,
        stripe_payment: order.payment,
      });
      // Paid first, and refunded; or cancelled first, and a person is to look at the money.
      const toLookAt = mails.filter((mail) => mail === 'card-problem' || mail === 'order-agency');
      expect([row.status, toLookAt]).toEqual(
        row.status === 'refunded' ? ['refunded', ['order-agency']] : ['cancelled', ['card-problem']],
      );
    }
  });
});
