import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { timeToUndoIsOver } from '../support/due-mail';
import { anotherSlip, cookieOf, keyIn, openMyOrdersApi } from '../support/my-orders-api';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { describeOnEachDatabase, type OpenServer, openServer } from '../support/server';

const page = { accept: 'text/html,application/xhtml+xml' };
const german = { name: 'Hans Müller', email: 'hans@example.net', phone: '0811111111', address: 'Soi 7' };

async function openSold(open: OpenServer, { isComplete = true } = {}) {
  const server = await openOrdersApi(open);
  const placed = await server.place(await cart());
  const { id, reference } = placed.body.data;
  if (isComplete) await server.complete(id, { key, ...details });
  const { setOrderStatus, showOrder } = await import('@/lib/orders/order-status');
  const mine = await openMyOrdersApi();
  const tellAll = async () => {
    await server.run(timeToUndoIsOver);
    await (await import('@/lib/outbox/outbox')).drainOutbox();
    return (await server.stored()).mails;
  };
  return {
    ...server,
    ...mine,
    tellAll,
    id: String(id),
    reference: String(reference),
    cookie: cookieOf(placed),
    decide: (status: Parameters<typeof setOrderStatus>[0]['status']) =>
      setOrderStatus({ reference, status, person: 'Nok' }),
    show: async () => showOrder(reference),
  };
}

/** Stored rows, without the counts of requests. */
const uncounted = (rows: string) =>
  z
    .array(z.object({ stored: z.record(z.string(), z.json()) }))
    .parse(JSON.parse(rows))
    .filter(({ stored }) => !('limit_name' in stored));

describe('the key to an order', () => {
  it('comes with the slip, as a cookie that no script reads, and in no answer', async () => {
    const server = await openOrdersApi(openServer);
    const placed = await server.place(await cart());
    const [cookie = ''] = placed.headers.getSetCookie();
    expect(cookie).toMatch(
      /^order-PT-[0-9A-Z]{6}=[0-9a-f]{32}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect(JSON.stringify(placed.body)).not.toContain(cookie.slice(16, 48));
  });

  it('comes with the mail, opens the order in another browser, and is kept nowhere but as its hash', async () => {
    const server = await openSold(openServer);
    const mail = (await server.stored()).mails.find(({ event }) => event === 'order-customer');
    const opened = await server.open(server.reference, keyIn(mail?.html));
    expect(opened.status).toBe(200);
    expect(opened.text).not.toContain(keyIn(mail?.html));
    const { showOwnOrder } = await import('@/lib/orders/own-order');
    const { proofOf } = await import('@/lib/orders/order-key');
    expect(await showOwnOrder(proofOf(server.reference, cookieOf(opened)))).toMatchObject({
      customer_name: 'Somchai',
    });
    expect(await server.storedRows()).not.toContain(keyIn(mail?.html));
  });

  it('of another order, of none, or a guessed one opens nothing and changes nothing', async () => {
    const server = await openSold(openServer);
    const other = await server.place(await cart({ key: 'f'.repeat(32), slip: await anotherSlip() }));
    const before = await server.storedRows();
    const foreign = cookieOf(other).replace(/^order-PT-[0-9A-Z]{6}/, `order-${server.reference}`);
    for (const cookie of [
      '',
      foreign,
      `order-${server.reference}=${'0'.repeat(32)}`,
      `order-${server.reference}=`,
    ]) {
      expect((await server.sendSlip(server.reference, cookie, await anotherSlip())).status).toBe(404);
      expect((await server.correct(server.reference, cookie, german)).status).toBe(404);
      expect((await server.cancel(server.reference, cookie)).status).toBe(404);
    }
    expect((await server.open(server.reference, 'a'.repeat(32))).status).toBe(404);
    expect((await server.open('PT-000000', 'a'.repeat(32))).status).toBe(404);
    expect(uncounted(await server.storedRows())).toEqual(uncounted(before));
    expect((await server.stored()).slips).toHaveLength(2);
  });

  it('is mailed again to the address of the order, and nobody learns whether there is one', async () => {
    const server = await openSold(openServer);
    const there = await server.lose(server.reference.toLowerCase());
    const nowhere = await server.lose('PT-222222');
    expect([there.status, there.body.ok]).toEqual([nowhere.status, nowhere.body.ok]);
    const mails = (await server.stored()).mails.filter(({ event }) => event === 'order-key');
    expect(mails.map((mail) => mail.to?.[0]?.address)).toEqual(['somchai@example.com']);
    expect((await server.open(server.reference, keyIn(mails[0]?.html))).status).toBe(200);
    for (let asked = 0; asked < 4; asked += 1) {
      await server.run("delete from public.request_counts where limit_name = 'mail-of-strangers'");
      await server.lose(server.reference);
    }
    expect((await server.stored()).mails.filter(({ event }) => event === 'order-key')).toHaveLength(3);
  });

  it('ends when its time is over', async () => {
    const server = await openSold(openServer);
    await server.run('update public.page_keys set ends_at = now()');
    expect((await server.cancel(server.reference, server.cookie)).status).toBe(404);
    const { deleteExpired } = await import('@/lib/server/retention');
    expect((await deleteExpired()).keys).toBeGreaterThan(0);
  });
});

describeOnEachDatabase('another slip', (open) => {
  it.each(['pending', 'slip-wanted', 'rejected'] as const)(
    'is taken while an order is %s, counts from then on, and is told to the agency',
    async (status) => {
      const server = await openSold(open);
      if (status !== 'pending') await server.decide(status);
      expect((await server.sendSlip(server.reference, server.cookie, await anotherSlip())).status).toBe(200);
      const order = await server.show();
      expect(order).toMatchObject({ status: 'pending' });
      expect(order?.slips).toHaveLength(2);
      const { orders, slips, mails } = await server.stored();
      expect(slips).toHaveLength(2);
      expect(orders[0]?.payment_slip_path).toBe(order?.slips[0]?.path);
      const news = mails.find(({ event }) => event === 'order-news');
      expect(news?.attachments.map(({ filename }) => filename)).toEqual([order?.slips[0]?.path]);
      expect(order?.events.at(-1)).toMatchObject({ actor: 'customer', cause: 'slip', status: 'pending' });
    },
  );

  it.each(['paid', 'cancelled'] as const)(
    'is refused for an order that is %s, and not kept',
    async (status) => {
      const server = await openSold(open);
      await server.decide(status);
      const before = (await server.stored()).slips;
      const refused = await server.sendSlip(server.reference, server.cookie, await anotherSlip());
      expect([refused.status, refused.body.error.code]).toEqual([409, 'conflict']);
      expect((await server.stored()).slips).toEqual(before);
    },
  );

  it('that is the same picture again is one', async () => {
    const server = await openSold(open);
    const slip = await anotherSlip();
    for (let sent = 0; sent < 3; sent += 1)
      expect((await server.sendSlip(server.reference, server.cookie, slip)).status).toBe(200);
    expect((await server.show())?.slips).toHaveLength(2);
    expect((await server.stored()).slips).toHaveLength(2);
  });

  it.each(['slip-wanted', 'rejected'] as const)(
    'that is the same picture again makes an order that is %s wait to be looked at, and is told to the agency',
    async (status) => {
      const server = await openSold(open);
      const slip = await anotherSlip();
      await server.sendSlip(server.reference, server.cookie, slip);
      await server.decide(status);
      expect((await server.sendSlip(server.reference, server.cookie, slip)).status).toBe(200);
      expect(await server.show()).toMatchObject({ status: 'pending' });
      const { mails } = await server.stored();
      expect(mails.filter(({ event }) => event === 'order-news')).toHaveLength(2);
    },
  );

  it('is not taken for ever', async () => {
    const server = await openSold(open);
    for (let sent = 0; sent < 9; sent += 1)
      await server.sendSlip(server.reference, server.cookie, await anotherSlip());
    const eleventh = await server.sendSlip(server.reference, server.cookie, await anotherSlip());
    expect(eleventh.body.error.fields).toEqual({ slip: 'slip-too-many' });
    expect((await server.stored()).slips).toHaveLength(10);
  });

  it('that was posted without JavaScript leads back to the page, or to words in the visitor’s language', async () => {
    const server = await openSold(open);
    const sent = await server.sendSlip(server.reference, server.cookie, await anotherSlip(), page);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/th/orders/${server.reference}?flash=slip`,
    ]);
    const broken = await server.sendSlip(server.reference, server.cookie, new Blob(['no picture']), page);
    expect(broken.status).toBe(422);
    expect(broken.text).toContain('lang="th"');
    expect(broken.text).toContain(`href="/th/orders/${server.reference}"`);
  });
});

describe('the details of an order', () => {
  it('are put right, and the agency reads which ones', async () => {
    const server = await openSold(openServer);
    const company = { companyName: 'Sea Bar Co., Ltd.', companyTaxId: '0105556000009', companyBranch: '' };
    const corrected = await server.correct(server.reference, server.cookie, {
      ...details,
      phone: '0899999999',
      ...company,
    });
    expect([corrected.status, corrected.body.data]).toEqual([200, { outcome: 'changed' }]);
    const { orders, mails } = await server.stored();
    expect(orders[0]).toMatchObject({ customer_phone: '0899999999', company_name: 'Sea Bar Co., Ltd.' });
    expect(mails.find(({ event }) => event === 'order-news')?.text).toContain('0899999999');
    expect((await server.show())?.events.at(-1)).toMatchObject({
      cause: 'details',
      note: 'company_branch, company_name, company_tax_id, phone',
    });
  });

  it('with another address: the new one gets the mails, and old keys end', async () => {
    const server = await openSold(openServer);
    await server.decide('paid');
    const corrected = await server.correct(server.reference, server.cookie, {
      ...details,
      email: german.email,
    });
    expect(corrected.body.data).toEqual({ outcome: 'readdressed' });
    const mails = await server.tellAll();
    const toNew = mails.filter((mail) => mail.to?.[0]?.address === german.email);
    expect(toNew.map(({ event }) => event).sort()).toEqual(['order-customer', 'order-status']);
    const first = mails.find(
      ({ event, to }) => event === 'order-customer' && to?.[0]?.address === 'somchai@example.com',
    );
    expect((await server.open(server.reference, keyIn(first?.html))).status).toBe(404);
    expect((await server.cancel(server.reference, server.cookie)).status).toBe(404);
    expect(
      (await server.correct(server.reference, cookieOf(corrected), { ...details, email: german.email })).body
        .data,
    ).toEqual({
      outcome: 'unchanged',
    });
  });

  it('with another address: nothing that waited for the old one goes there any more', async () => {
    const server = await openSold(openServer);
    const { mailEvents } = await import('@/lib/outbox/claimed-mail');
    const waiting = mailEvents.filter((event) => !/-(agency|visitor)$|^sign-in|^card-|^quote-/.test(event));
    const madeAnewOrDropped = ['order-customer', 'order-status', 'order-key', 'order-copy', 'order-erasure'];
    await server.run(`insert into public.outbox (event, audience, subject_id, recipient, locale, payload, next_attempt_at)
      select event, 'customer', orders.id, customer_email, 'th', '{}', now() + interval '1 hour'
        from public.orders, unnest(array['${waiting.join("','")}']) as event`);
    const { correctOrder } = await import('@/lib/desk/desk-orders');
    const noCompany = { companyName: '', companyTaxId: '', companyBranch: 'head-office' };
    await correctOrder({
      reference: server.reference,
      person: 'Nok',
      details: { ...details, ...noCompany, email: german.email },
    });
    const mail = z.looseObject({ event: z.string(), recipient: z.string(), payload: z.strictObject({}) });
    const rows = uncounted(await server.storedRows()).flatMap(
      ({ stored }) => mail.safeParse(stored).data ?? [],
    );
    expect(rows.filter(({ recipient }) => recipient !== german.email).map(({ event }) => event)).toEqual([
      'order-readdressed',
    ]);
    expect(rows.map(({ event }) => event).sort()).toEqual(
      waiting.filter((event) => !madeAnewOrDropped.includes(event)).sort(),
    );
  });

  it('with another address: the old one gets a notice without the new one where somebody had proved it, else nothing', async () => {
    const mistyped = await openSold(openServer);
    await mistyped.correct(mistyped.reference, mistyped.cookie, { ...details, email: german.email });
    expect((await mistyped.tellAll()).map(({ event }) => event)).not.toContain('order-readdressed');

    const proved = await openSold(openServer);
    const mail = (await proved.stored()).mails.find(({ event }) => event === 'order-customer');
    const opened = await proved.open(proved.reference, keyIn(mail?.html));
    await proved.correct(proved.reference, cookieOf(opened), { ...details, email: german.email });
    const notices = (await proved.tellAll()).filter(({ event }) => event === 'order-readdressed');
    expect(notices.map(({ to }) => to?.[0]?.address)).toEqual(['somchai@example.com']);
    expect(`${notices[0]?.text}${notices[0]?.html}`).not.toContain(german.email);
  });

  it('with another address: the checkout that placed the order gets no key to it any more', async () => {
    const server = await openSold(openServer);
    const corrected = await server.correct(server.reference, server.cookie, {
      ...details,
      email: german.email,
    });
    const again = await server.place(await cart());
    expect([again.status, again.body.data.reference, cookieOf(again)]).toEqual([200, server.reference, '']);
    expect((await server.cancel(server.reference, cookieOf(corrected))).status).toBe(200);
  });

  it('are said for the first time where the slip came alone', async () => {
    const server = await openSold(openServer, { isComplete: false });
    expect((await server.correct(server.reference, server.cookie, german)).body.data).toEqual({
      outcome: 'completed',
    });
    expect((await server.stored()).mails.map(({ event }) => event).sort()).toEqual([
      'order-agency',
      'order-customer',
    ]);
  });

  it('that cannot be are refused beside their field', async () => {
    const server = await openSold(openServer);
    const refused = await server.correct(server.reference, server.cookie, { ...details, email: 'nobody' });
    expect([refused.status, refused.body.error.fields]).toEqual([422, { email: 'email' }]);
  });
});

describe('a customer’s cancellation', () => {
  it.each(['pending', 'slip-wanted'] as const)(
    'is taken while an order is %s, and told to both sides',
    async (status) => {
      const server = await openSold(openServer);
      if (status !== 'pending') await server.decide(status);
      expect((await server.cancel(server.reference, server.cookie)).status).toBe(200);
      expect((await server.cancel(server.reference, server.cookie)).status).toBe(200);
      expect(await server.show()).toMatchObject({ status: 'cancelled', may_undo: false });
      const { mails } = await server.stored();
      expect(mails.filter(({ event }) => event === 'order-status')).toHaveLength(1);
      expect(mails.filter(({ event }) => event === 'order-news')).toHaveLength(1);
    },
  );

  it.each(['paid', 'rejected'] as const)('is refused for an order that is %s', async (status) => {
    const server = await openSold(openServer);
    await server.decide(status);
    expect((await server.cancel(server.reference, server.cookie)).body.error.code).toBe('conflict');
    expect(await server.show()).toMatchObject({ status });
  });

  it('without JavaScript leads back to the page', async () => {
    const server = await openSold(openServer);
    const cancelled = await server.cancel(server.reference, server.cookie, page);
    expect(cancelled.headers.get('location')).toBe(`/th/orders/${server.reference}?flash=cancelled`);
  });
});
