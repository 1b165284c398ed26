import { answered } from './answered';
import { slipPicture } from './images';
import { formPost, jsonPost, routeContext } from './requests';

const ownPage = { 'sec-fetch-site': 'same-origin' };

/** The `Cookie` header of a browser that got this answer; empty where it brought no key. */
export function cookieOf(response: Pick<Response, 'headers'>): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The key that a mail brings. */
export const keyIn = (html: unknown) => /#([0-9a-f]{32})/.exec(String(html))?.[1] ?? '';

/** A slip that no other order has. */
export async function anotherSlip(): Promise<Blob> {
  const width = 200 + Math.floor(Math.random() * 400);
  const height = 300 + Math.floor(Math.random() * 400);
  const picture = await slipPicture({ width, height }).png().toBuffer();
  return new Blob([Uint8Array.from(picture)], { type: 'image/png' });
}

/** The routes of an order's page, as its forms ask them, with the cookies of a browser. */
export async function openMyOrdersApi() {
  const key = await import('@/app/api/my-orders/[reference]/key/route');
  const slips = await import('@/app/api/my-orders/[reference]/slips/route');
  const details = await import('@/app/api/my-orders/[reference]/details/route');
  const cancellation = await import('@/app/api/my-orders/[reference]/cancellation/route');
  const copy = await import('@/app/api/my-orders/[reference]/copy/route');
  const erasure = await import('@/app/api/my-orders/[reference]/erasure/route');
  const proof = await import('@/app/api/my-orders/[reference]/erasure/proof/route');
  const lost = await import('@/app/api/my-orders/key/route');
  const path = (reference: string, part: string) => `/api/my-orders/${reference}/${part}`;
  return {
    open: (reference: string, typed: string) =>
      answered(key.POST(jsonPost(path(reference, 'key'), { key: typed }), routeContext({ reference }))),
    sendSlip: (reference: string, cookie: string, slip: Blob, more: Record<string, string> = {}) =>
      answered(
        slips.POST(
          formPost(`${path(reference, 'slips')}?locale=th`, { slip }, { ...ownPage, cookie, ...more }),
          routeContext({ reference }),
        ),
      ),
    correct: (reference: string, cookie: string, body: object) =>
      answered(
        details.POST(
          jsonPost(path(reference, 'details'), body, { ...ownPage, cookie }),
          routeContext({ reference }),
        ),
      ),
    cancel: (reference: string, cookie: string, more: Record<string, string> = {}) =>
      answered(
        cancellation.POST(
          jsonPost(`${path(reference, 'cancellation')}?locale=th`, {}, { ...ownPage, cookie, ...more }),
          routeContext({ reference }),
        ),
      ),
    askCopy: (reference: string, cookie: string, more: Record<string, string> = {}) =>
      answered(
        copy.POST(
          jsonPost(`${path(reference, 'copy')}?locale=th`, {}, { ...ownPage, cookie, ...more }),
          routeContext({ reference }),
        ),
      ),
    askErasure: (reference: string, cookie: string, more: Record<string, string> = {}) =>
      answered(
        erasure.POST(
          jsonPost(`${path(reference, 'erasure')}?locale=th`, {}, { ...ownPage, cookie, ...more }),
          routeContext({ reference }),
        ),
      ),
    proveErasure: (reference: string, typed: string, more: Record<string, string> = {}) =>
      answered(
        proof.POST(
          jsonPost(`${path(reference, 'erasure/proof')}?locale=th`, { key: typed }, { ...ownPage, ...more }),
          routeContext({ reference }),
        ),
      ),
    lose: (reference: string) =>
      answered(lost.POST(jsonPost('/api/my-orders/key', { reference }), routeContext())),
  };
}
