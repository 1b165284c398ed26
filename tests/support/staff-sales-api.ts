import { answered } from './answered';
import { cookieOf, openMyOrdersApi } from './my-orders-api';
import { openQuotesApi } from './quotes-api';
import { jsonPost, routeContext } from './requests';
import type { OpenServer } from './server';
import { signedInAs } from './sign-in';

export const staff = 'nok@agency.example';

const ownPage = { 'sec-fetch-site': 'same-origin' };

/** Who asks on the phone, as somebody of the staff writes them down. */
export const caller = { name: 'Anan Suksai', phone: '089 111 2222', locale: 'th' };

/** A server that issues receipts, with the staff at its desk who begin quotations and sell at the counter. */
export async function openStaffSales(open: OpenServer, settings: Record<string, string> = {}) {
  const server = await openQuotesApi(open, {
    STAFF: staff,
    MAIL_TO: 'orders@agency.example',
    DOCUMENTS: 'own',
    ...settings,
  });
  const { keepSeller } = await import('@/lib/documents/seller');
  await keepSeller();
  const contact = await import('@/app/api/contact/route');
  const begin = await import('@/app/api/desk/quotes/route');
  const money = await import('@/app/api/desk/orders/[reference]/money/route');
  const sale = await import('@/app/api/desk/sales/route');
  const receipt = await import('@/app/api/desk/orders/[reference]/papers/route');
  const links = {
    quotes: await import('@/app/api/desk/quotes/[number]/link/route'),
    orders: await import('@/app/api/desk/orders/[reference]/link/route'),
  };
  const nok = await signedInAs(staff);
  let count = 0;
  const nextKey = () => {
    count += 1;
    return String(count).padStart(32, '0');
  };
  const atDesk = (path: string, fields: object, headers: Record<string, string> = {}) =>
    jsonPost(`${path}?locale=th`, fields, { ...ownPage, cookie: nok, ...headers });
  return {
    ...server,
    ...(await openMyOrdersApi()),
    ...(await import('@/lib/desk/desk-quotes')),
    ...(await import('@/lib/desk/desk-inquiries')),
    ...(await import('@/lib/orders/order-status')),
    ...(await import('@/lib/documents/own-receipt')),
    nok,
    inquire: async (fields: Record<string, string> = {}) => {
      const sent = await answered(
        contact.POST(
          jsonPost('/api/contact', {
            locale: 'de',
            key: nextKey(),
            name: 'Malee',
            email: 'malee@seaview.example.com',
            phone: '0812345678',
            company: 'Sea View',
            businessType: 'hotel',
            subject: 'POS',
            budget: '100-200',
            timeframe: '3-months',
            message: 'Zwei Kassen bitte.',
            ...fields,
          }),
          routeContext(),
        ),
      );
      return String(sent.body.data.reference);
    },
    begin: (fields: object, headers?: Record<string, string>) =>
      answered(
        begin.POST(
          atDesk('/api/desk/quotes', { ...caller, key: nextKey(), ...fields }, headers),
          routeContext(),
        ),
      ),
    sell: (fields: object, headers?: Record<string, string>) =>
      answered(
        sale.POST(
          atDesk('/api/desk/sales', { key: nextKey(), method: 'cash', locale: 'th', ...fields }, headers),
          routeContext(),
        ),
      ),
    noteMoney: (reference: string, fields: object) =>
      answered(
        money.POST(atDesk(`/api/desk/orders/${reference}/money`, fields), routeContext({ reference })),
      ),
    openReceipt: (reference: string, headers?: Record<string, string>) =>
      answered(
        receipt.POST(
          atDesk(`/api/desk/orders/${reference}/papers`, {}, { accept: 'text/html', ...headers }),
          routeContext({ reference }),
        ),
      ),
    /** The key of a link that the staff make for a customer, and what the desk's answer was. */
    makeLink: async (reference: string, headers?: Record<string, string>) => {
      const part = reference.startsWith('QT-') ? 'quotes' : 'orders';
      const made = await answered(
        links[part].POST(
          atDesk(`/api/desk/${part}/${reference}/link`, {}, headers),
          routeContext(part === 'quotes' ? { number: reference } : { reference }),
        ),
      );
      return { ...made, key: new RegExp(`link-${reference}=([0-9a-f]{32})`).exec(cookieOf(made))?.[1] ?? '' };
    },
  };
}
