import { onTestFinished, vi } from 'vitest';
import { laterIsDone } from './collected-later';
import { daysAfter } from './days';
import { timeToUndoIsOver } from './due-mail';
import { anotherSlip, cookieOf } from './my-orders-api';
import { cart, details, openOrdersApi } from './orders-api';
import { openReceiptsApi, staff } from './receipts-api';
import { jsonPost, routeContext } from './requests';
import { type OpenServer, openServer } from './server';

export { daysAfter };

/** A server with running services, the routes of their buttons, and a clock that a test sets. */
export async function openServicesApi(open: OpenServer = openServer, settings: Record<string, string> = {}) {
  const receipts = await openReceiptsApi(open, settings);
  const orders = await openOrdersApi(async () => receipts);
  const own = await import('@/app/api/my-orders/[reference]/services/[service]/route');
  const portal = await import('@/app/api/portal/services/[service]/route');
  const { ownServices } = await import('@/lib/services/own-services');
  const { proofOf } = await import('@/lib/orders/order-key');
  const { doChores } = await import('@/lib/server/chores');
  const { drainOutbox } = await import('@/lib/outbox/outbox');
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let count = 0;

  const seen = (reference: string, cookie: string) => ownServices(proofOf(reference, cookie));
  /** Buys an item with a slip that somebody finds, in the name of a customer. */
  const buy = async (items: string, customer: object = details) => {
    count += 1;
    const key = (0xabc00 + count).toString(16).padStart(32, '0');
    const placed = await orders.place(await cart({ key, items, slip: await anotherSlip() }));
    await orders.complete(placed.body.data.id, { key, ...customer });
    const reference: string = placed.body.data.reference;
    await receipts.pay(reference);
    const cookie = cookieOf(placed);
    return { reference, cookie, services: () => seen(reference, cookie) };
  };
  return {
    ...receipts,
    buy,
    seen,
    seenBy: (email: string) => ownServices({ email }),
    person: staff,
    /** From now on it is noon of that day in Pattaya. */
    on: (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00+07:00`)),
    clock: (moment: Date) => vi.setSystemTime(moment),
    /** What the chores do on a day, with the mails that they send. */
    chores: async (day: string) => {
      vi.setSystemTime(new Date(`${day}T12:00:00+07:00`));
      await doChores(['renewals']);
      await drainOutbox();
    },
    /** The mails of an event so far, the oldest first. */
    mailsOf: async (event: string) => {
      await receipts.run(timeToUndoIsOver);
      await drainOutbox();
      return (await receipts.stored()).mails.filter((mail) => mail.event === event);
    },
    /** Presses a button of a service on the page of an order. */
    press: async (reference: string, cookie: string, service: string, move: string) => {
      const response = await own.POST(
        jsonPost(
          `/api/my-orders/${reference}/services/${service}?locale=th`,
          { move },
          { 'sec-fetch-site': 'same-origin', cookie, accept: 'text/html' },
        ),
        routeContext({ reference, service }),
      );
      await laterIsDone();
      return {
        status: response.status,
        location: response.headers.get('location') ?? '',
        cookie: cookieOf(response),
        text: await response.text(),
      };
    },
    pressAtPortal: async (cookie: string, service: string, move: string) => {
      const response = await portal.POST(
        jsonPost(
          `/api/portal/services/${service}?locale=th`,
          { move },
          { 'sec-fetch-site': 'same-origin', cookie, accept: 'text/html' },
        ),
        routeContext({ service }),
      );
      await laterIsDone();
      return { status: response.status, location: response.headers.get('location') ?? '' };
    },
  };
}
