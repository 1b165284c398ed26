import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cashSale } from '../contract/staff-sales-contract';
import { laterIsDone } from '../support/collected-later';
import { anotherSlip, cookieOf, keyIn, openMyOrdersApi } from '../support/my-orders-api';
import { cart, details, openOrdersApi } from '../support/orders-api';
import { jsonPost, routeContext } from '../support/requests';
import { openServer } from '../support/server';
import { signedInAs } from '../support/sign-in';

const staff = 'nok@agency.example';
const page = { accept: 'text/html,application/xhtml+xml' };

async function openSold() {
  const server = await openOrdersApi(openServer, { STAFF: staff, MAIL_TO: 'orders@agency.example' });
  const mine = await openMyOrdersApi();
  const settle = await import('@/app/api/desk/orders/[reference]/erasure/route');
  const { setOrderStatus, showOrder } = await import('@/lib/orders/order-status');
  let count = 0;
  const sell = async (who: object = {}) => {
    count += 1;
    const key = count.toString(16).padStart(32, '0');
    const placed = await server.place(await cart({ key, slip: await anotherSlip() }));
    await server.complete(placed.body.data.id, { key, ...details, ...who });
    return { reference: String(placed.body.data.reference), cookie: cookieOf(placed) };
  };
  const answer = async (reference: string, body: object, cookie: string) => {
    const request = jsonPost('/api/desk/orders/x/erasure?locale=en', body, {
      'sec-fetch-site': 'same-origin',
      cookie,
      ...page,
    });
    const response = await settle.POST(request, routeContext({ reference }));
    await laterIsDone();
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    };
  };
  const mailsOf = async (event: string) =>
    (await server.stored()).mails.filter((mail) => mail.event === event);
  /** Asks to be erased, and proves it by the mail that comes of that. */
  const askProved = async (reference: string, cookie: string) => {
    await mine.askErasure(reference, cookie);
    const mail = (await mailsOf('order-erasure')).findLast(({ text }) => text?.includes(reference));
    return mine.proveErasure(reference, keyIn(mail?.html));
  };
  return {
    ...server,
    ...mine,
    askProved,
    sell,
    answer,
    mailsOf,
    setOrderStatus,
    showOrder,
    nok: await signedInAs(staff),
  };
}

const addressOf = (mail: { to?: { address?: string | undefined }[] | undefined } | undefined) =>
  mail?.to?.[0]?.address;

describe('a copy of everything, asked for on the page of an order', () => {
  it('goes to the address of the order as one file, with the pictures and what other orders of that address hold', async () => {
    const { sell, askCopy, mailsOf } = await openSold();
    const first = await sell();
    const second = await sell();
    await sell({ email: 'another@example.com' });
    const { status, text } = await askCopy(first.reference, first.cookie);
    expect(status).toBe(200);
    expect(text).not.toContain(details.email);
    const [mail, ...more] = await mailsOf('order-copy');
    expect(more).toEqual([]);
    expect(addressOf(mail)).toBe(details.email);
    const [file] = mail?.attachments ?? [];
    expect(file?.filename).toBe('everything.json');
    const copy = JSON.parse(
      new TextDecoder().decode(file?.content instanceof ArrayBuffer ? file.content : undefined),
    );
    expect(copy.orders.map((order: { reference: string }) => order.reference).toSorted()).toEqual(
      [first.reference, second.reference].toSorted(),
    );
    const picture = Buffer.from(copy.orders[0].slips[0].picture, 'base64');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(JSON.stringify(copy)).not.toContain('another@');
  });

  it('goes to nobody for another key or none, and three times a day at most', async () => {
    const { sell, askCopy, mailsOf, run, storedRows } = await openSold();
    const { reference, cookie } = await sell();
    const other = await sell({ email: 'another@example.com' });
    for (const wrong of ['', other.cookie, `order-${reference}=${'0'.repeat(32)}`])
      expect((await askCopy(reference, wrong)).status).toBe(404);
    expect((await askCopy(reference, cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await mailsOf('order-copy')).toEqual([]);
    const asked = [];
    for (let time = 0; time < 4; time += 1) {
      await run("delete from public.request_counts where limit_name = 'mail-of-strangers'");
      asked.push((await askCopy(reference, cookie)).status);
    }
    expect(asked).toEqual([200, 200, 200, 429]);
    expect(await mailsOf('order-copy')).toHaveLength(3);
    expect(await storedRows()).not.toMatch(/"visitor": ?"[^"]*somchai/i);
  });

  it('is asked for without JavaScript too, and the page says that it is on its way', async () => {
    const { sell, askCopy } = await openSold();
    const { reference, cookie } = await sell();
    const { status, headers } = await askCopy(reference, cookie, page);
    expect([status, headers.get('location')]).toEqual([303, `/th/orders/${reference}?flash=copy`]);
  });
});

describe('the request to be erased', () => {
  it('waits for its address, then for the staff, once, and is told to both sides', async () => {
    const { sell, askErasure, proveErasure, mailsOf, showOrder } = await openSold();
    const { reference, cookie } = await sell();
    expect((await askErasure(reference, cookie)).status).toBe(200);
    const { headers } = await askErasure(reference, cookie, page);
    expect(headers.get('location')).toBe(`/th/orders/${reference}?flash=erasure`);
    const { erasuresAsked } = await import('@/lib/desk/desk-erasures');
    expect([await erasuresAsked(), await mailsOf('order-news')]).toEqual([[], []]);
    const [asked, ...more] = await mailsOf('order-erasure');
    expect([addressOf(asked), more]).toEqual([details.email, []]);
    const key = keyIn(asked?.html);
    expect(
      (await proveErasure(reference, `${key.slice(0, 8)} ${key.slice(8).toUpperCase()}`, page)).headers.get(
        'location',
      ),
    ).toBe(`/th/orders/${reference}/erasure?flash=proved`);
    expect((await proveErasure(reference, key)).status).toBe(200);
    expect(await erasuresAsked()).toMatchObject([{ reference }]);
    const news = (await mailsOf('order-news')).map((mail) => [addressOf(mail), mail.subject]);
    expect(news).toEqual([['orders@agency.example', expect.stringContaining(reference)]]);
    expect(await showOrder(reference)).toMatchObject({ customer_name: details.name });
  });

  it('erases nobody as long as only a browser asks, since anybody can type an address into an order', async () => {
    const {
      sell,
      askErasure,
      proveErasure,
      open: openWith,
      answer,
      setOrderStatus,
      showOrder,
      nok,
      mailsOf,
    } = await openSold();
    const victim = await sell();
    await setOrderStatus({ reference: victim.reference, status: 'paid', person: staff });
    const stranger = await sell();
    await setOrderStatus({ reference: stranger.reference, status: 'cancelled', person: staff });
    await askErasure(stranger.reference, stranger.cookie);
    const unproved = async () =>
      (await answer(stranger.reference, { what: 'confirm', note: '' }, nok)).location;
    expect(await unproved()).toBe(
      `/desk/orders/${stranger.reference}?flash=erasure-unproved&reference=${stranger.reference}`,
    );
    const [orderMail] = await mailsOf('order-customer');
    for (const wrong of ['0'.repeat(32), stranger.cookie.slice(-32), keyIn(orderMail?.html)])
      expect((await proveErasure(stranger.reference, wrong)).status).toBe(404);
    expect(await unproved()).toContain('flash=erasure-unproved');
    expect(await showOrder(victim.reference)).toMatchObject({ customer_name: details.name });
    const proof = keyIn((await mailsOf('order-erasure'))[0]?.html);
    expect((await openWith(stranger.reference, proof)).status).toBe(404);
    expect((await proveErasure(victim.reference, proof)).status).toBe(404);
  });

  it('is nobody else’s: no other key asks, and only the staff answers', async () => {
    const { sell, askErasure, answer, setOrderStatus, showOrder } = await openSold();
    const { reference, cookie } = await sell();
    const other = await sell({ email: 'another@example.com' });
    expect((await askErasure(reference, other.cookie)).status).toBe(404);
    const { erasuresAsked } = await import('@/lib/desk/desk-erasures');
    expect(await erasuresAsked()).toEqual([]);
    await askErasure(reference, cookie);
    await setOrderStatus({ reference, status: 'paid', person: staff });
    const client = await signedInAs(details.email);
    for (const stranger of ['', cookie, client])
      expect((await answer(reference, { what: 'confirm' }, stranger)).status).toBe(403);
    expect(await showOrder(reference)).toMatchObject({ customer_name: details.name });
  });

  it('once confirmed leaves nothing of this person but what the books need, and one last mail says so', async () => {
    const { sell, askProved, answer, setOrderStatus, showOrder, nok, mailsOf } = await openSold();
    const paid = await sell();
    const cancelled = await sell();
    const other = await sell({ email: 'another@example.com' });
    await askProved(paid.reference, paid.cookie);
    await setOrderStatus({ reference: paid.reference, status: 'paid', person: staff });
    await setOrderStatus({ reference: cancelled.reference, status: 'cancelled', person: staff });
    expect((await answer(paid.reference, { what: 'confirm', note: '' }, nok)).location).toBe(
      '/desk?flash=erased',
    );
    expect(await showOrder(paid.reference)).toMatchObject({ customer_name: null, customer_email: null });
    expect(await showOrder(cancelled.reference)).toBeUndefined();
    expect(await showOrder(other.reference)).toMatchObject({ customer_name: details.name });
    const { copyOfPerson } = await import('@/lib/orders/person-copy');
    const { rows } = await copyOfPerson(details.email);
    expect([rows.orders, rows.inquiries, rows.mails.map(({ event }) => event)]).toEqual([
      [],
      [],
      ['order-erasure'],
    ]);
    const last = (await mailsOf('order-erasure')).at(-1);
    expect(addressOf(last)).toBe(details.email);
    expect(`${last?.subject} ${last?.text}`).not.toContain(paid.reference);
    expect((await answer(paid.reference, { what: 'confirm', note: '' }, nok)).location).toContain(
      'flash=erasure-outdated',
    );
  });

  it('erases nothing while an order of this person may still have been paid', async () => {
    const { sell, askProved, answer, setOrderStatus, showOrder, nok } = await openSold();
    const paid = await sell();
    await sell();
    await setOrderStatus({ reference: paid.reference, status: 'paid', person: staff });
    await askProved(paid.reference, paid.cookie);
    expect((await answer(paid.reference, { what: 'confirm', note: '' }, nok)).location).toContain(
      'flash=erasure-open',
    );
    expect(await showOrder(paid.reference)).toMatchObject({ customer_name: details.name });
  });

  it('once confirmed takes what this person has yet to pay with it', async () => {
    const { sell, askProved, answer, setOrderStatus, showOrder, nok, storedRows } = await openSold();
    const paid = await sell();
    await setOrderStatus({ reference: paid.reference, status: 'paid', person: staff });
    const { call } = await (await import('@/lib/outside')).database();
    const sale = { ...cashSale({ price: 50_000 }), ...details, is_paid: false };
    const { reference } = z.object({ reference: z.string() }).parse(await call('sell', sale));
    expect(await showOrder(reference)).toMatchObject({ status: 'awaiting-payment' });
    await askProved(paid.reference, paid.cookie);
    expect((await answer(paid.reference, { what: 'confirm', note: '' }, nok)).location).toBe(
      '/desk?flash=erased',
    );
    expect(await showOrder(reference)).toBeUndefined();
    expect(await storedRows()).not.toContain(details.name);
  });

  it('is declined with a word alone, which the customer reads, and may then be asked again', async () => {
    const { sell, askErasure, askProved, answer, showOrder, nok, mailsOf } = await openSold();
    const { reference, cookie } = await sell();
    await askErasure(reference, cookie);
    expect((await answer(reference, { what: 'decline', note: '' }, nok)).status).toBe(422);
    const said = 'We still have to issue your invoice.';
    expect((await answer(reference, { what: 'decline', note: said }, nok)).location).toContain(
      'flash=erasure-declined',
    );
    expect((await mailsOf('order-erasure')).at(-1)?.text).toContain(said);
    expect((await showOrder(reference))?.events.at(-1)).toMatchObject({ person: staff, note: said });
    const { erasuresAsked } = await import('@/lib/desk/desk-erasures');
    expect(await erasuresAsked()).toEqual([]);
    await askProved(reference, cookie);
    expect(await erasuresAsked()).toHaveLength(1);
  });

  it('is over when the order gets another address, so that nobody asks in the name of somebody else', async () => {
    const { sell, askProved, correct, answer, setOrderStatus, showOrder, nok } = await openSold();
    const victim = await sell({ email: 'victim@example.com' });
    await setOrderStatus({ reference: victim.reference, status: 'paid', person: staff });
    const { reference, cookie } = await sell();
    await askProved(reference, cookie);
    await correct(reference, cookie, { ...details, email: 'victim@example.com' });
    await setOrderStatus({ reference, status: 'paid', person: staff });
    const { erasuresAsked } = await import('@/lib/desk/desk-erasures');
    expect(await erasuresAsked()).toEqual([]);
    const { erasureRequest } = await import('@/lib/orders/erasure-request');
    expect(erasureRequest((await showOrder(reference))?.events ?? [])).toBeUndefined();
    expect((await answer(reference, { what: 'confirm', note: '' }, nok)).location).toContain(
      'flash=erasure-outdated',
    );
    expect(await showOrder(victim.reference)).toMatchObject({ customer_name: details.name });
  });
});
