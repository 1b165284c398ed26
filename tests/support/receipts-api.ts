import { answered } from './answered';
import { cookieOf, openMyOrdersApi } from './my-orders-api';
import { openQuotesApi, quoteFields } from './quotes-api';
import { jsonPost, routeContext } from './requests';
import type { OpenServer } from './server';
import { signedInAs } from './sign-in';

export const staff = 'nok@agency.example';

const ownPage = { 'sec-fetch-site': 'same-origin' };

/** A server that issues receipts, with quotations that become orders, and the routes about receipts. */
export async function openReceiptsApi(open: OpenServer, settings: Record<string, string> = {}) {
  const server = await openQuotesApi(open, {
    DOCUMENTS: 'own',
    MAIL_TO: 'orders@agency.example',
    STAFF: staff,
    ...settings,
  });
  const { keepSeller } = await import('@/lib/documents/seller');
  await keepSeller();
  const orders = await import('@/lib/orders/order-status');
  const papers = await import('@/lib/documents/own-receipt');
  const key = await import('@/app/api/receipts/[number]/key/route');
  const desk = await import('@/app/api/desk/orders/[reference]/receipt/route');
  const month = await import('@/app/api/desk/month/route');
  const own = await import('@/app/api/my-orders/[reference]/receipt/route');
  let count = 0;
  return {
    ...server,
    ...(await openMyOrdersApi()),
    ...orders,
    ...papers,
    keepSeller,
    /** An order that was a quotation and waits for its payment. */
    accepted: async (items = 'accounting-business', form: object = { version: 1, method: 'transfer' }) => {
      count += 1;
      const asked = await server.ask(quoteFields({ items, key: String(count).padStart(32, '0') }), 'th');
      const answer = await server.accept(asked.body.data.number, cookieOf(asked), form);
      return { reference: String(answer.body.data.order), cookie: cookieOf(answer) };
    },
    /** Somebody decides that it is paid, and nobody takes that back. */
    pay: async (reference: string) => {
      await orders.setOrderStatus({ reference, status: 'paid', person: staff });
      await papers.settlePapers(reference);
    },
    staffCookie: () => signedInAs(staff),
    openWith: (number: string, typed: string) =>
      answered(key.POST(jsonPost(`/api/receipts/${number}/key`, { key: typed }), routeContext({ number }))),
    openOwn: (reference: string, cookie: string) =>
      answered(
        own.POST(
          jsonPost(
            `/api/my-orders/${reference}/receipt?locale=th`,
            {},
            { ...ownPage, cookie, accept: 'text/html' },
          ),
          routeContext({ reference }),
        ),
      ),
    reissue: (reference: string, cookie: string, form: object, headers: Record<string, string> = ownPage) =>
      answered(
        desk.POST(
          jsonPost(`/api/desk/orders/${reference}/receipt?locale=th`, form, {
            ...headers,
            cookie,
            accept: 'text/html',
          }),
          routeContext({ reference }),
        ),
      ),
    monthFile: (wanted: string, cookie: string) =>
      answered(
        month.GET(
          new Request(`http://localhost:3000/api/desk/month?month=${wanted}`, {
            headers: { ...ownPage, cookie },
          }),
          routeContext(),
        ),
      ),
  };
}
