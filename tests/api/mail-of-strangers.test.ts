import { describe, expect, it } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { anotherSlip, cookieOf, keyIn, openMyOrdersApi } from '../support/my-orders-api';
import { cart, details, openOrdersApi } from '../support/orders-api';
import { openQuotesApi, quoteFields } from '../support/quotes-api';
import { openServer } from '../support/server';

const victim = 'victim@example.com';

async function openShop() {
  const server = await openOrdersApi(openServer, { MAIL_TO: 'orders@agency.example' });
  const mine = await openMyOrdersApi();
  const quotes = await openQuotesApi(async () => server);
  let count = 0;
  const nextKey = () => {
    count += 1;
    return count.toString(16).padStart(32, '0');
  };
  const order = async (email: string) => {
    const key = nextKey();
    const placed = await server.place(await cart({ key, slip: await anotherSlip() }));
    const completed = await server.complete(placed.body.data.id, { ...details, key, email });
    return {
      reference: String(placed.body.data.reference),
      cookie: cookieOf(placed),
      isMailed: completed.body.data.isMailed,
    };
  };
  const quote = async (email: string) => {
    const asked = await quotes.ask(quoteFields({ key: nextKey(), email }));
    return { number: String(asked.body.data.number), cookie: cookieOf(asked), status: asked.status };
  };
  /** Whom mail went to, and what it was about. */
  const mails = async () => {
    await laterIsDone();
    return (await server.stored()).mails.map(({ event, to, html }) => ({
      event: String(event),
      to: to?.[0]?.address ?? '',
      html,
    }));
  };
  const to = async (wanted: string) => (await mails()).filter((mail) => mail.to === wanted);
  return { ...server, ...mine, accept: quotes.accept, loseQuote: quotes.lose, order, quote, mails, to };
}

describe('mail that strangers cause', () => {
  it('reaches one address three times an hour, whatever it is about; the agency gets its own each time', async () => {
    const shop = await openShop();
    const areMailed = [];
    for (const email of [victim, 'Victim@example.com', 'victim+shop@example.com', victim]) {
      expect((await shop.quote(email)).status).toBe(200);
      areMailed.push((await shop.order(email)).isMailed);
    }
    expect(areMailed, 'what the thanks may claim').toEqual([true, false, false, false]);
    const all = await shop.mails();
    expect(all.filter(({ to }) => /victim/i.test(to))).toHaveLength(3);
    const own = all.filter(({ to }) => to === 'orders@agency.example').map(({ event }) => event);
    expect(own.filter((event) => event === 'quote-agency')).toHaveLength(4);
    expect(own.filter((event) => event === 'order-agency')).toHaveLength(4);
    await shop.order('other@example.com');
    expect(await shop.to('other@example.com')).toHaveLength(1);
  });

  it('is counted together, whichever form or button asks for it', async () => {
    const shop = await openShop();
    const { reference, cookie } = await shop.order(victim);
    const quoted = await shop.quote(victim);
    await shop.accept(quoted.number, quoted.cookie);
    expect((await shop.askCopy(reference, cookie)).status).toBe(429);
    expect((await shop.askErasure(reference, cookie)).status).toBe(429);
    await shop.lose(reference);
    await shop.loseQuote(quoted.number);
    expect((await shop.cancel(reference, cookie)).status).toBe(200);
    const moved = await shop.order('else@example.com');
    await shop.correct(moved.reference, moved.cookie, { ...details, email: victim });
    expect((await shop.to(victim)).map(({ event }) => event)).toEqual([
      'order-customer',
      'quote-customer',
      'order-status',
    ]);
  });

  it('takes the dots of one Gmail mailbox for what they are', async () => {
    const shop = await openShop();
    for (const email of ['a.bc@gmail.com', 'ab.c@gmail.com', 'abc@googlemail.com', 'abc+x@gmail.com'])
      await shop.quote(email);
    expect((await shop.mails()).filter(({ event }) => event === 'quote-customer')).toHaveLength(3);
  });

  it('is none of what follows from a link in a mail, or from what the agency decides', async () => {
    const shop = await openShop();
    const { reference } = await shop.order(victim);
    for (let time = 0; time < 3; time += 1) await shop.quote(victim);
    const [mail] = await shop.to(victim);
    const opened = await shop.open(reference, keyIn(mail?.html));
    expect((await shop.askCopy(reference, cookieOf(opened))).status).toBe(200);
    const { setOrderStatus } = await import('@/lib/orders/order-status');
    await setOrderStatus({ reference, status: 'paid', person: 'Nok' });
    await shop.run('update public.outbox set next_attempt_at = now()');
    await (await import('@/lib/outbox/outbox')).drainOutbox();
    expect((await shop.to(victim)).map(({ event }) => event)).toEqual(
      expect.arrayContaining(['order-copy', 'order-status']),
    );
  });

  it('is a reminder of quotations as well, which a stranger may have asked for', async () => {
    const shop = await openShop();
    for (let time = 0; time < 5; time += 1) await shop.quote(victim);
    await shop.run('delete from public.request_counts');
    await shop.run('update public.quote_versions set valid_until = public.today_in_thailand() + 1');
    await (await import('@/lib/documents/reminders')).remindOfQuotes();
    await (await import('@/lib/outbox/outbox')).drainOutbox();
    expect(await shop.to(victim)).toHaveLength(6);
  });
});
