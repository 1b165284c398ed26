import { laterIsDone } from './collected-later';
import { slipPicture } from './images';
import { formPost, jsonPost, routeContext } from './requests';
import type { OpenServer } from './server';

export const key = '0123456789abcdef0123456789abcdef';

export const details = {
  name: 'Somchai',
  email: 'somchai@example.com',
  phone: '0812345678',
  address: '1 Soi 6',
};

/** The fields of the slip step for one item. */
export async function cart(
  changes: Record<string, string | Blob> = {},
): Promise<Record<string, string | Blob>> {
  const picture = await slipPicture({ width: 300, height: 500 }).png().toBuffer();
  const slip = new Blob([Uint8Array.from(picture)], { type: 'image/png' });
  return { key, locale: 'th', items: 'web-design-starter', slip, ...changes };
}

/** A server and its two routes for orders that are paid by PromptPay. */
export async function openOrdersApi(open: OpenServer, settings?: Record<string, string>) {
  const server = await open(settings);
  const orders = await import('@/app/api/orders/route');
  const customer = await import('@/app/api/orders/[id]/customer/route');
  const place = async (fields: Record<string, string | Blob>, headers?: Record<string, string>) => {
    const response = await orders.POST(formPost('/api/orders', fields, headers), routeContext());
    await laterIsDone();
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const complete = async (id: string, body: object, headers?: Record<string, string>) => {
    const response = await customer.POST(
      jsonPost(`/api/orders/${id}/customer`, body, headers),
      routeContext({ id }),
    );
    await laterIsDone();
    return { status: response.status, body: await response.json() };
  };
  return { ...server, place, complete };
}
