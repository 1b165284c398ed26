import type { Messages } from 'next-intl';
import { expect } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { openCardMoneyApi } from './card-money-api';
import { drawPage, type LivePage, standInForNext } from './live-page';
import { openReceiptsApi, staff } from './receipts-api';
import { openServer } from './server';
import { wrongAmong, wrongInHtml } from './wrong-words';

type Order = { reference: string; cookie: string };
type Asked = {
  languages?: readonly Locale[];

  cookie?: string;
  params?: { reference?: string; number?: string; service?: string; job?: string; appointment?: string };
  query?: Record<string, string>;
};

/** A site with everything that it can be set to have, its routes, and its live pages as a reader of each language sees them. */
export async function openLiveSite() {
  standInForNext();
  const card = await openCardMoneyApi(openServer, {
    DOCUMENTS: 'own',
    MAIL_TO: 'orders@agency.example',
    STAFF: staff,
    BANK_ACCOUNT: 'Kasikornbank, 123-4-56789-0, Bay Signal Co. Ltd., KASITHBK',
  });
  const receipts = await openReceiptsApi(async () => card);
  const pages = {
    order: await import('@/app/(live)/[locale]/orders/[reference]/page'),
    orders: await import('@/app/(live)/[locale]/orders/page'),
    quote: await import('@/app/(live)/[locale]/quotes/[number]/page'),
    quotes: await import('@/app/(live)/[locale]/quotes/page'),
    receipt: await import('@/app/(live)/[locale]/receipts/[number]/page'),
    portal: await import('@/app/(live)/[locale]/portal/page'),
    signIn: await import('@/app/(live)/[locale]/sign-in/page'),
    desk: await import('@/app/(desk)/[locale]/desk/page'),
    deskOrders: await import('@/app/(desk)/[locale]/desk/orders/page'),
    deskOrder: await import('@/app/(desk)/[locale]/desk/orders/[reference]/page'),
    deskQuotes: await import('@/app/(desk)/[locale]/desk/quotes/page'),
    deskNewQuote: await import('@/app/(desk)/[locale]/desk/quotes/new/page'),
    deskSale: await import('@/app/(desk)/[locale]/desk/orders/new/page'),
    deskQuote: await import('@/app/(desk)/[locale]/desk/quotes/[number]/page'),
    deskSheet: await import('@/app/(desk)/[locale]/desk/quotes/[number]/sheet/page'),
    deskInquiries: await import('@/app/(desk)/[locale]/desk/inquiries/page'),
    deskInquiry: await import('@/app/(desk)/[locale]/desk/inquiries/[reference]/page'),
    deskMail: await import('@/app/(desk)/[locale]/desk/mail/page'),
    deskServices: await import('@/app/(desk)/[locale]/desk/services/page'),
    deskService: await import('@/app/(desk)/[locale]/desk/services/[service]/page'),
    deskNewService: await import('@/app/(desk)/[locale]/desk/services/new/page'),
    appointments: await import('@/app/(live)/[locale]/appointments/[reference]/page'),
    deskVisits: await import('@/app/(desk)/[locale]/desk/visits/page'),
    deskVisit: await import('@/app/(desk)/[locale]/desk/visits/[appointment]/page'),
    deskNewVisit: await import('@/app/(desk)/[locale]/desk/visits/new/page'),
    deskTimes: await import('@/app/(desk)/[locale]/desk/visits/times/page'),
    deskNewRepair: await import('@/app/(desk)/[locale]/desk/visits/repairs/new/page'),
    deskRepair: await import('@/app/(desk)/[locale]/desk/visits/repairs/[number]/page'),
    deskSlip: await import('@/app/(desk)/[locale]/desk/visits/repairs/[number]/slip/page'),
    deskWork: await import('@/app/(desk)/[locale]/desk/work/page'),
    deskJob: await import('@/app/(desk)/[locale]/desk/work/[job]/page'),
    deskCustomer: await import('@/app/(desk)/[locale]/desk/customers/[reference]/page'),
    deskMonth: await import('@/app/(desk)/[locale]/desk/month/page'),
    deskNumbers: await import('@/app/(desk)/[locale]/desk/numbers/page'),
  } satisfies Record<string, LivePage>;
  const thai = await loadMessages('th');
  const nok = await receipts.staffCookie();

  /** Opens a page, in every language unless told otherwise, and expects nothing on it that no reader should meet. @returns its HTML in the last one, Thai */
  const read = async (
    name: keyof typeof pages,
    { languages = locales, ...asked }: Asked = {},
  ): Promise<string> => {
    let html = '';
    for (const locale of languages) {
      const drawn = await drawPage(pages[name], { cookie: nok, ...asked, locale });
      const wrong = [...wrongInHtml(drawn.html, locale), ...wrongAmong(drawn.head, locale)];
      expect([name, asked.query, locale, wrong]).toEqual([name, asked.query, locale, []]);
      html = drawn.html;
    }
    return html;
  };
  /** Opens the page of an order, which stands where it should, and its page at the desk. */
  const readOrder = async ({ reference, cookie }: Order, stands: keyof Messages['orders']['states']) => {
    await read('deskOrder', { params: { reference } });
    const html = await read('order', { cookie, params: { reference } });
    expect(html.replace(/<[^>]*>/g, '')).toContain(withoutMarks(thai.orders.states[stands].label));
  };
  return { ...card, ...receipts, card, nok, read, readOrder };
}
