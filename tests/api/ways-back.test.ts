import { describe, expect, it } from 'vitest';
import { formPost, routeContext } from '../support/requests';
import { openServer } from '../support/server';

const plain = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };
const key = '0123456789abcdef0123456789abcdef';

type Post = (request: Request, context: ReturnType<typeof routeContext>) => Promise<Response>;

/** Where the small page leads that refuses a form which was posted without JavaScript. */
async function wayBack(post: Post, path: string, params: Record<string, string>, fields: object = { key }) {
  const response = await post(formPost(`${path}?locale=de`, { ...fields }, plain), routeContext(params));
  return /<a href="([^"]*)"/.exec(await response.text())?.[1];
}

describe('a form that was posted without JavaScript and is refused leads back to its page', () => {
  it('of a receipt, of a credit note, and of an order of a trial', async () => {
    await openServer();
    const receipt = await import('@/app/api/receipts/[number]/key/route');
    for (const number of ['RC-2026-0001', 'CN-2026-0001'])
      expect(await wayBack(receipt.POST, `/api/receipts/${number}/key`, { number })).toBe(
        `/de/receipts/${number}`,
      );
    const papers = await import('@/app/api/my-orders/[reference]/receipt/route');
    for (const reference of ['PT-4C7XHM', 'TRIAL-4C7XHM'])
      expect(await wayBack(papers.POST, `/api/my-orders/${reference}/receipt`, { reference })).toBe(
        `/de/orders/${reference}`,
      );
  });

  it('of an order, a quotation, a service, work, a time and a file', async () => {
    await openServer();
    const order = await import('@/app/api/my-orders/[reference]/key/route');
    const quote = await import('@/app/api/quotes/[number]/key/route');
    const service = await import('@/app/api/my-orders/[reference]/services/[service]/route');
    const job = await import('@/app/api/my-orders/[reference]/jobs/[job]/route');
    const time = await import('@/app/api/appointments/[reference]/key/route');
    const own = await import('@/app/api/my-orders/[reference]/files/[file]/route');
    const lost = await import('@/app/api/my-orders/key/route');
    const reference = 'TRIAL-4C7XHM';
    const at = `/api/my-orders/${reference}`;
    expect(await wayBack(order.POST, `${at}/key`, { reference })).toBe(`/de/orders/${reference}`);
    expect(await wayBack(lost.POST, '/api/my-orders/key', {}, {})).toBe('/de/orders');
    expect(await wayBack(service.POST, `${at}/services/x`, { reference, service: 'x' })).toBe(
      `/de/orders/${reference}`,
    );
    expect(await wayBack(job.POST, `${at}/jobs/x`, { reference, job: 'x' })).toBe(
      `/de/orders/${reference}#work`,
    );
    expect(await wayBack(own.POST, `${at}/files/x`, { reference, file: 'x' })).toBe(
      `/de/orders/${reference}`,
    );
    expect(await wayBack(quote.POST, '/api/quotes/QT-2026-0001/key', { number: 'QT-2026-0001' })).toBe(
      '/de/quotes/QT-2026-0001',
    );
    expect(await wayBack(time.POST, `/api/appointments/${reference}/key`, { reference })).toBe(
      `/de/appointments/${reference}`,
    );
  });

  it('on this site, whatever stands in the place of a reference', async () => {
    await openServer();
    const order = await import('@/app/api/my-orders/[reference]/key/route');
    const reference = '/../"><b>\r\nX: 1';
    expect(await wayBack(order.POST, '/api/my-orders/x/key', { reference })).toBe(
      '/de/orders/%2F..%2F%22%3E%3Cb%3E%0D%0AX%3A%201',
    );
  });
});
