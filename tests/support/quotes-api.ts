import { answered } from './answered';
import { jsonPost, routeContext } from './requests';
import type { OpenServer } from './server';

export const company = {
  name: 'Malee Rakdee',
  email: 'malee@seaview.example.com',
  phone: '0812345678',
  address: '1 ถนนพัทยาสาย 2\nพัทยา ชลบุรี 20150',
  companyName: 'บริษัท ซีวิว รีสอร์ท จำกัด',
  companyTaxId: '0205558001231',
  companyBranch: '',
};

/** The form for a quotation of one item, with a key of its own. */
export const quoteFields = (changes: Record<string, string> = {}) => ({
  ...company,
  key: 'a'.repeat(32),
  items: 'accounting-business',
  ...changes,
});

/** A server and its routes for quotations. */
export async function openQuotesApi(open: OpenServer, settings?: Record<string, string>) {
  const server = await open(settings);
  const quotes = await import('@/app/api/quotes/route');
  const lost = await import('@/app/api/quotes/key/route');
  const key = await import('@/app/api/quotes/[number]/key/route');
  const acceptance = await import('@/app/api/quotes/[number]/acceptance/route');
  return {
    ...server,
    ask: (fields: object = quoteFields(), locale = 'en') =>
      answered(quotes.POST(jsonPost(`/api/quotes?locale=${locale}`, fields), routeContext())),
    post: (fields: Record<string, string>, locale = 'en') =>
      answered(
        quotes.POST(
          new Request(`http://localhost:3000/api/quotes?locale=${locale}`, {
            method: 'POST',
            body: new URLSearchParams(fields),
            headers: {
              accept: 'text/html',
              'content-type': 'application/x-www-form-urlencoded',
              'sec-fetch-site': 'same-origin',
            },
          }),
          routeContext(),
        ),
      ),
    accept: (number: string, cookie: string, form: object = { version: 1, method: 'transfer' }) =>
      answered(
        acceptance.POST(
          jsonPost(`/api/quotes/${number}/acceptance?locale=th`, form, {
            'sec-fetch-site': 'same-origin',
            cookie,
          }),
          routeContext({ number }),
        ),
      ),
    openWith: (number: string, typed: string) =>
      answered(key.POST(jsonPost(`/api/quotes/${number}/key`, { key: typed }), routeContext({ number }))),
    lose: (number: string) =>
      answered(lost.POST(jsonPost('/api/quotes/key', { reference: number }), routeContext())),
    /** A quotation as the browser with these cookies sees it. */
    show: async (number: string, cookie: string) => {
      const { showOwnQuote } = await import('@/lib/documents/own-quote');
      const { proofOf } = await import('@/lib/orders/order-key');
      return showOwnQuote(proofOf(number, cookie));
    },
  };
}
