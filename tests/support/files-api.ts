import { createHash } from 'node:crypto';
import { laterIsDone } from './collected-later';
import { anotherSlip, cookieOf } from './my-orders-api';
import { cart, details, openOrdersApi } from './orders-api';
import { formPost, jsonPost, routeContext } from './requests';
import type { OpenServer } from './server';
import { signedInAs } from './sign-in';

const staff = 'nok@agency.example';
const ownPage = { 'sec-fetch-site': 'same-origin' };

/** Who sends: the order, and the cookies of the browser; `desk` for the staff. */
export type Sender = { reference: string; cookie: string; place?: 'my-orders' | 'desk/orders' };

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Bytes that are a PDF at both ends, and nothing between them. */
export function pdf(size: number, filling = 'x'): Buffer {
  const bytes = Buffer.alloc(size, filling);
  bytes.write('%PDF-1.7\n');
  bytes.write('\n%%EOF\n', size - 7);
  return bytes;
}

/** A server with paid orders, and the routes of their files for customers and staff. */
export async function openFilesApi(open: OpenServer, settings: Record<string, string> = {}) {
  const server = await openOrdersApi(open, { STAFF: staff, MAIL_TO: 'orders@agency.example', ...settings });
  const { setOrderStatus } = await import('@/lib/orders/order-status');
  const routes = {
    'my-orders': {
      all: await import('@/app/api/my-orders/[reference]/files/route'),
      one: await import('@/app/api/my-orders/[reference]/files/[file]/route'),
      chunk: await import('@/app/api/my-orders/[reference]/files/[file]/[chunk]/route'),
    },
    'desk/orders': {
      all: await import('@/app/api/desk/orders/[reference]/files/route'),
      one: await import('@/app/api/desk/orders/[reference]/files/[file]/route'),
      chunk: await import('@/app/api/desk/orders/[reference]/files/[file]/[chunk]/route'),
    },
  };
  const { filesOf } = await import('@/lib/orders/files/order-files');
  const { chunkBytes, chunksOf } = await import('@/lib/orders/files/file-rules');
  const { proofOf } = await import('@/lib/orders/order-key');
  const nok = await signedInAs(staff);
  let count = 0;
  const answered = async (answering: Promise<Response>) => {
    const response = await answering;
    await laterIsDone();
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      text,
      body: text.startsWith('{') ? JSON.parse(text) : undefined,
    };
  };
  const at = ({ reference, place = 'my-orders' }: Sender, rest = '') =>
    `/api/${place}/${reference}/files${rest}?locale=en`;
  const of = ({ place = 'my-orders' }: Sender) => routes[place];
  const headersOf = ({ cookie }: Sender) => ({ ...ownPage, cookie });

  const begin = (from: Sender, file: { name: string; size: number; modified?: number; draft?: boolean }) =>
    answered(
      of(from).all.POST(
        jsonPost(at(from), file, headersOf(from)),
        routeContext({ reference: from.reference }),
      ),
    );
  const put = (from: Sender, file: string, chunk: number | string, bytes: Uint8Array) =>
    answered(
      of(from).chunk.PUT(
        new Request(`http://localhost:3000${at(from, `/${file}/${chunk}`)}`, {
          method: 'PUT',
          body: new Uint8Array(bytes),
          headers: headersOf(from),
        }),
        routeContext({ reference: from.reference, file, chunk: String(chunk) }),
      ),
    );
  const change = (from: Sender, file: string, what: 'finish' | 'remove' | 'restore') =>
    answered(
      of(from).one.POST(
        jsonPost(at(from, `/${file}`), { what }, headersOf(from)),
        routeContext({ reference: from.reference, file }),
      ),
    );
  const pieces = (bytes: Uint8Array) =>
    Array.from({ length: chunksOf(bytes.length) }, (_, number) =>
      bytes.subarray(number * chunkBytes, (number + 1) * chunkBytes),
    );
  return {
    ...server,
    begin,
    put,
    change,
    pieces,
    staffAt: (reference: string): Sender => ({ reference, cookie: nok, place: 'desk/orders' }),
    /** A new order whose money came, or has yet to come. */
    order: async (isPaid = true): Promise<Sender> => {
      count += 1;
      const checkout = count.toString(16).padStart(32, '0');
      const placed = await server.place(
        await cart({ key: checkout, locale: 'en', slip: await anotherSlip() }),
      );
      const { id, reference } = placed.body.data;
      await server.complete(id, { key: checkout, ...details });
      if (isPaid) await setOrderStatus({ reference, status: 'paid', person: 'Nok' });
      return { reference, cookie: cookieOf(placed) };
    },
    /** Sends a whole file; answers its id and what came of it. */
    send: async (
      from: Sender,
      name: string,
      bytes: Uint8Array,
      more: { draft?: boolean; modified?: number } = {},
    ) => {
      const begun = await begin(from, { name, size: bytes.length, ...more });
      if (begun.status !== 200) return { id: '', ...begun };
      const { id, arrived } = begun.body.data;
      for (const [number, piece] of pieces(bytes).entries()) {
        if (arrived.includes(number)) continue;
        const sent = await put(from, id, number, piece);
        if (sent.status !== 200) return { id, ...sent };
      }
      return { id, ...(await change(from, id, 'finish')) };
    },
    post: (from: Sender, fields: Record<string, string | Blob>, more: Record<string, string> = {}) =>
      answered(
        of(from).all.POST(
          formPost(at(from), fields, { ...headersOf(from), ...more }),
          routeContext({ reference: from.reference }),
        ),
      ),
    get: (from: Sender, file: string, more: Record<string, string> = {}) =>
      answered(
        of(from).one.GET(
          new Request(`http://localhost:3000${at(from, `/${file}`)}`, {
            headers: { ...headersOf(from), ...more },
          }),
          routeContext({ reference: from.reference, file }),
        ),
      ),
    list: async ({ reference, cookie, place }: Sender) =>
      (await filesOf(place === 'desk/orders' ? { reference, person: staff } : proofOf(reference, cookie)))
        ?.files ?? [],
  };
}
