import { expect, it, vi } from 'vitest';
import { routeContext } from '../support/requests';
import { openServer } from '../support/server';

const inquiry = {
  locale: 'de',
  fax: '',
  name: 'Somchai Jaidee',
  email: 'private@example.com',
  phone: '0812345678',
  businessType: 'hotel',
  subject: 'Anfrage',
  budget: '100-200',
  timeframe: '3-months',
  message: 'Guten Tag',
};

/** Posts a form as a browser without JavaScript does; the database is as given. */
async function post({ isBroken = false } = {}) {
  await openServer();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  if (isBroken) {
    const { database } = await import('@/lib/outside');
    const { DatabaseError } = await import('@/lib/database/database');
    const real = await database();
    const call: typeof real.call = async (name, args) => {
      if (name !== 'submit_inquiry') return real.call(name, args);
      throw new DatabaseError(name, '53100');
    };
    database.provide({ ...real, call });
  }
  const { POST } = await import('@/app/api/contact/route');
  const request = new Request('http://localhost:3000/api/contact', {
    method: 'POST',
    body: new URLSearchParams(inquiry),
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const response = await POST(request, routeContext());
  const lines = log.mock.calls.map(([line]) => String(line));
  vi.restoreAllMocks();
  return { response, html: await response.text(), lines };
}

it('each answer has an id of its own', async () => {
  const ids = [await post(), await post()].map(({ response }) => response.headers.get('x-request-id'));
  expect(ids[0]).toMatch(/^[A-Z2-9]{8}$/);
  expect(ids[1]).not.toBe(ids[0]);
});

it('a failed request is one line in the log, under the reference that the visitor reads, without what was typed', async () => {
  const { response, html, lines } = await post({ isBroken: true });
  const id = response.headers.get('x-request-id');
  expect(response.status).toBe(500);
  expect(html).toContain(`Vorgangsnummer: ${id}`);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', where: 'inquiries', request: id, error: { message: 'submit_inquiry failed (53100)' } },
  ]);
  expect(lines.join()).not.toMatch(/private@|Somchai|0812345678|Guten/);
});

it('an answer that is no failure of ours names no reference', async () => {
  expect((await post()).html).not.toContain('Vorgangsnummer');
});

it('a page that broke is one line in the log, under the digest that its visitor reads', async () => {
  await openServer();
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { onRequestError } = await import('@/instrumentation');
  const error = Object.assign(new Error('private@example.com'), { digest: '2718281828' });
  await onRequestError(
    error,
    { path: '/orders/PT-ABCDEF?key=secret', method: 'GET', headers: {} },
    {
      routerKind: 'App Router',
      routePath: '/[locale]/orders/[reference]',
      routeType: 'render',
      renderSource: 'react-server-components',
      revalidateReason: undefined,
    },
  );
  // What the tests before left to do may fail meanwhile, now that their database is closed.
  const lines = log.mock.calls
    .map(([said]) => String(said))
    .filter((said) => !said.includes('"where":"outbox"'));
  expect(lines).toHaveLength(1);
  const [line] = lines;
  expect(JSON.parse(line ?? '')).toMatchObject({
    where: 'page /[locale]/orders/[reference]',
    error: { digest: '2718281828' },
  });
  expect(line).not.toMatch(/private@|PT-ABCDEF|secret/);
  vi.restoreAllMocks();
});
