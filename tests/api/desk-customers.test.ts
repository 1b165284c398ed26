import { describe, expect, it } from 'vitest';
import { anotherSlip } from '../support/my-orders-api';
import { cart, details, openOrdersApi } from '../support/orders-api';
import { quoteFields } from '../support/quotes-api';
import { jsonPost, routeContext } from '../support/requests';
import { openServer } from '../support/server';
import { signedInAs } from '../support/sign-in';

const staff = 'nok@agency.example';

async function openDesk() {
  const server = await openOrdersApi(openServer, { STAFF: staff });
  const { POST } = await import('@/app/api/desk/customers/[reference]/route');
  const { POST: askQuote } = await import('@/app/api/quotes/route');
  const { showCustomer } = await import('@/lib/desk/customers');
  const cookie = await signedInAs(staff);
  const say = async (reference: string, body: object, who = cookie) => {
    const headers = { 'sec-fetch-site': 'same-origin', accept: 'text/html', cookie: who };
    const response = await POST(
      jsonPost('/api/desk/x?locale=en', body, headers),
      routeContext({ reference }),
    );
    return new URL(response.headers.get('location') ?? 'http://x/', 'http://x').search;
  };
  let count = 0;
  const sell = async (who: object): Promise<string> => {
    count += 1;
    const key = count.toString(16).padStart(32, '0');
    const placed = await server.place(await cart({ key, slip: await anotherSlip() }));
    await server.complete(placed.body.data.id, { key, ...details, ...who });
    return String(placed.body.data.reference);
  };
  const quote = async (who: object): Promise<string> => {
    const body = { ...quoteFields(), ...who };
    const headers = { 'sec-fetch-site': 'same-origin' };
    return (await (await askQuote(jsonPost('/api/quotes?locale=th', body, headers), routeContext({}))).json())
      .data.number;
  };
  const ordersOf = async (reference: string) =>
    (await showCustomer(reference))?.orders.map((order) => order.reference).sort();
  return { ...server, say, sell, quote, showCustomer, ordersOf };
}

const malee = { email: 'malee@example.com', phone: '081 234 5678' };
const another = { email: 'm.rakdee@example.org', phone: '089 999 0000' };

describe('a customer at the desk', () => {
  it('is everything of one e-mail address, phone number or tax id, however they are written', async () => {
    const { sell, quote, showCustomer, ordersOf } = await openDesk();
    const first = await sell(malee);
    const abroad = await sell({ email: 'malee@work.example.com', phone: '+66 81 234 5678' });
    const small = await sell({ email: 'Malee@Example.com', phone: '038 000 001' });
    const stranger = await sell({ email: 'hans@example.com', phone: '+49 30 1234567' });
    const number = await quote({ ...malee, phone: '0066812345678' });
    expect(await ordersOf(first)).toEqual([first, abroad, small].sort());
    expect(await ordersOf(number)).toEqual([first, abroad, small].sort());
    expect(await ordersOf(stranger)).toEqual([stranger]);
    const customer = await showCustomer(first);
    expect(customer?.quotes).toMatchObject([{ number }]);
    expect(customer?.kept).toBe(0);
    expect(await showCustomer('PT-ZZZZZZ')).toBeUndefined();
  });

  it('is made one with another by hand, and apart again', async () => {
    const { sell, say, showCustomer, ordersOf } = await openDesk();
    const one = await sell(malee);
    const other = await sell(another);
    expect(await say(one, { what: 'join', other: 'PT-ZZZZZZ' })).toBe('?flash=joined-nobody');
    expect(await say(one, { what: 'join', other: other.toLowerCase() })).toBe('?flash=joined');
    expect(await say(other, { what: 'join', other: one })).toBe('?flash=joined-before');
    expect(await ordersOf(one)).toEqual([one, other].sort());
    expect(await ordersOf(other)).toEqual([one, other].sort());
    const [same] = (await showCustomer(other))?.same ?? [];
    expect(await say(one, { what: 'part', id: same?.id })).toBe('?flash=apart');
    expect(await ordersOf(one)).toEqual([one]);
  });

  it('has notes of the team, which go with the person, and are in the copy of their own data', async () => {
    const { sell, say, showCustomer } = await openDesk();
    const reference = await sell(malee);
    await sell(another);
    expect(await say(reference, { what: 'note', note: 'Calls after six.' })).toBe('?flash=noted');
    expect((await showCustomer(reference))?.notes).toMatchObject([
      { note: 'Calls after six.', person: staff },
    ]);
    const { copyOfPerson } = await import('@/lib/orders/person-copy');
    expect((await copyOfPerson(malee.email)).rows.notes).toMatchObject([{ note: 'Calls after six.' }]);
    expect((await copyOfPerson(another.email)).rows.notes).toEqual([]);
    const { forget } = await import('@/lib/server/retention');
    await forget(malee.email);
    expect((await copyOfPerson(malee.email)).rows.notes).toEqual([]);
    expect((await showCustomer(reference))?.notes).toEqual([]);
  });

  it('is nobody else\u2019s business: a form of a stranger changes nothing', async () => {
    const { sell, say, showCustomer } = await openDesk();
    const reference = await sell(malee);
    await say(reference, { what: 'note', note: 'x' }, '');
    await say(reference, { what: 'note', note: '' });
    expect((await showCustomer(reference))?.notes).toEqual([]);
  });
});
