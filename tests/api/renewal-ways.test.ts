import { expect, it } from 'vitest';
import { openCardPaymentsApi } from '../support/card-payments-api';
import { laterIsDone } from '../support/collected-later';
import { openLineApi } from '../support/line-api';
import { jsonPost, routeContext } from '../support/requests';
import { messagesOf } from '../support/served-pages';
import { openServer } from '../support/server';
import { daysAfter, openServicesApi } from '../support/services-api';

it('a renewal is paid by card on its page, and its service is paid on from the old day', async () => {
  const card = await openCardPaymentsApi(openServer, { MAIL_TO: 'orders@agency.example', DOCUMENTS: 'own' });
  const server = await openServicesApi(async () => card);
  const bought = await server.buy('vps-starter');
  const [service] = await bought.services();
  const until = service?.paid_until ?? '';
  const pressed = await server.press(bought.reference, bought.cookie, service?.id ?? '', 'pay 99900');
  const reference = pressed.location.split('/').at(-1) ?? '';
  const { POST } = await import('@/app/api/my-orders/[reference]/card/route');
  const opened = await POST(
    jsonPost(
      '/api/my-orders/x/card?locale=th',
      {},
      { 'sec-fetch-site': 'same-origin', cookie: pressed.cookie },
    ),
    routeContext({ reference }),
  );
  await laterIsDone();
  const { url } = (await opened.json()).data;
  const session = [...card.stripe.sessions.values()].find((each) => each.url === url)?.id ?? '';
  expect(session).not.toBe('');
  // Nobody asks anew for what is being paid.
  expect((await server.press(bought.reference, bought.cookie, service?.id ?? '', 'end')).status).toBe(303);
  await server.press(bought.reference, bought.cookie, service?.id ?? '', 'keep');
  card.stripe.finish(session, { status: 'complete', paid: true });
  await card.tell('completed', session);
  expect(await server.showOrder(reference)).toMatchObject({ status: 'paid', payment_method: 'card' });
  const [after] = await bought.services();
  expect(after).toMatchObject({ period_start: until, order: null });
  const confirmed = (await server.mailsOf('order-customer')).find(({ subject }) =>
    subject?.includes(reference),
  );
  expect(confirmed?.text).toContain(reference);
  // Nobody writes to agree on a start.
  expect(confirmed?.text).not.toContain(messagesOf('th', 'mail').orderCustomer.next.card);
});

it('the group gets a card about a renewal that is three days late, once', async () => {
  const line = await openLineApi(openServer, {});
  const server = await openServicesApi(async () => line);
  await line.bind();
  const { services } = await server.buy('vps-starter');
  const [service] = await services();
  const { enqueueLineCards } = await import('@/lib/outbox/line/enqueue-line-cards');
  const { drainOutbox } = await import('@/lib/outbox/outbox');
  const titles = async (day: string) => {
    await server.chores(day);
    await enqueueLineCards();
    await drainOutbox();
    return line.cards().flatMap(({ title }) => (title.startsWith('Decide on an overdue') ? [title] : []));
  };
  const until = service?.paid_until ?? '';
  await server.chores(daysAfter(until, -7));
  expect(await titles(daysAfter(until, 2))).toEqual([]);
  const told = await titles(daysAfter(until, 3));
  expect(told).toEqual([expect.stringMatching(/^Decide on an overdue renewal.* – PT-/)]);
  expect(await titles(daysAfter(until, 5))).toEqual(told);
  expect(JSON.stringify(line.cards())).not.toContain('somchai@');
});

it('services are deleted five years after the accounting year in which they ended, and no day before', async () => {
  const server = await openServicesApi();
  const { reference, cookie, services } = await server.buy('vps-starter');
  const [service] = await services();
  await server.press(reference, cookie, service?.id ?? '', 'end');
  const { deleteExpired } = await import('@/lib/server/retention');
  const { servicesAtDesk, serviceAtDesk } = await import('@/lib/services/desk-services');
  const year = Number(service?.paid_until.slice(0, 4));
  server.on(`${year + 5}-12-31`);
  await deleteExpired();
  expect(await serviceAtDesk(service?.id ?? '')).toMatchObject({ state: 'ended' });
  // Among those that ended it is shown for some weeks.
  expect((await servicesAtDesk()).services).toEqual([]);
  server.on(`${year + 6}-01-01`);
  await deleteExpired();
  expect(await serviceAtDesk(service?.id ?? '')).toBeUndefined();
});
