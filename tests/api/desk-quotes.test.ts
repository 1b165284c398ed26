import { describe, expect, it } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { cookieOf } from '../support/my-orders-api';
import { priceOf } from '../support/prices';
import { company, openQuotesApi, quoteFields } from '../support/quotes-api';
import { jsonPost, routeContext } from '../support/requests';
import { messagesOf } from '../support/served-pages';
import { describeOnEachDatabase, type OpenServer, openServer } from '../support/server';
import { signedInAs } from '../support/sign-in';

const staff = 'nok@agency.example';
const ownPage = { 'sec-fetch-site': 'same-origin' };
const { problems } = messagesOf('th', 'desk');
const words = messagesOf('th', 'desk').quotes;

/** A server with a quotation whose first line has no price yet, and the staff at its desk. */
async function openDesk(open: OpenServer) {
  const server = await openQuotesApi(open, { STAFF: staff, MAIL_TO: 'orders@agency.example' });
  const asked = await server.ask(quoteFields({ items: 'network-installation,seo-local' }), 'th');
  const number: string = asked.body.data.number;
  const { POST } = await import('@/app/api/desk/quotes/[number]/offer/route');
  const answered = async (request: Request, wanted: string) => {
    const response = await POST(request, routeContext({ number: wanted }));
    await laterIsDone();
    const text = await response.text();
    return {
      status: response.status,
      location: response.headers.get('location'),
      text,
      body: text.startsWith('{') ? JSON.parse(text) : undefined,
    };
  };
  const nok = await signedInAs(staff);
  const path = (wanted: string) => `/api/desk/quotes/${wanted}/offer?locale=th`;
  return {
    ...server,
    ...(await import('@/lib/desk/desk-quotes')),
    ...(await import('@/lib/desk/counts')),
    number,
    nok,
    cookie: cookieOf(asked),
    offer: (fields: object, headers: Record<string, string> = {}, wanted = number) =>
      answered(
        jsonPost(path(wanted), { version: '1', ...fields }, { ...ownPage, cookie: nok, ...headers }),
        wanted,
      ),
    /** The same form as a browser posts it without JavaScript. */
    post: (fields: Record<string, string>) =>
      answered(
        new Request(`http://localhost:3000${path(number)}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: {
            ...ownPage,
            cookie: nok,
            accept: 'text/html',
            'content-type': 'application/x-www-form-urlencoded',
          },
        }),
        number,
      ),
    quoteMails: async () =>
      (await server.stored()).mails.filter(
        ({ event, to }) => event === 'quote-customer' && to?.[0]?.address === company.email,
      ),
  };
}

describe('a quotation at the desk', () => {
  it('is priced, added to, mailed, and accepted at the new sums', async () => {
    const desk = await openDesk(openServer);
    expect(await desk.deskCounts()).toMatchObject({ quotes: 1 });
    const { pulse } = await desk.deskCounts();
    expect(await desk.listDeskQuotes('asked', null)).toMatchObject([
      { number: desk.number, version: 1, state: 'asked', company_name: company.companyName },
    ]);
    const offered = await desk.post({
      version: '1',
      'price-1': '35,000',
      'added-1-name': 'อบรมพนักงาน',
      'added-1-thai': '',
      'added-1-type': 'network',
      'added-1-period': 'once',
      'added-1-price': '2500.50',
      'added-2-name': '',
      'added-2-price': '',
      discount: '500',
      note: 'รวมค่าติดตั้ง',
      delivery: '2100-01-15',
    });
    expect([offered.status, offered.location]).toEqual([
      303,
      `/th/desk/quotes/${desk.number}?flash=quote-sent`,
    ]);
    expect(await desk.showDeskQuote(desk.number)).toMatchObject({
      version: 2,
      state: 'open',
      amount: 3_500_000 + priceOf('seo-local') + 250_050 - 50_000,
      discount: 50_000,
      note: 'รวมค่าติดตั้ง',
      delivery: '2100-01-15',
      lines: [
        { id: 'network-installation', price: 3_500_000 },
        { id: 'seo-local', price: priceOf('seo-local') },
        { id: 'added-1', name: 'อบรมพนักงาน', name_th: 'อบรมพนักงาน', type: 'network', price: 250_050 },
      ],
      versions: [
        { version: 2, person: staff },
        { version: 1, person: null },
      ],
    });
    expect((await desk.deskCounts()).quotes).toBe(0);
    expect((await desk.deskCounts()).pulse).not.toBe(pulse);
    const [, mail] = await desk.quoteMails();
    expect(mail?.text).toContain('฿52,000.50');
    expect(mail?.text).toContain('อบรมพนักงาน');
    const accepted = await desk.accept(desk.number, desk.cookie, { version: 2, method: 'transfer' });
    const { showOrder } = await import('@/lib/orders/order-status');
    const order = await showOrder(accepted.body.data.order);
    expect(order).toMatchObject({
      amount: 3_500_000 + priceOf('seo-local') + 250_050 - 50_000,
      status: 'awaiting-payment',
    });
    expect(order?.lines.map(({ id }) => id)).toEqual([
      'network-installation',
      'seo-local',
      'added-1',
      'discount',
    ]);
  });

  it('has quantities, units and own prices, also of what the catalog sells through no cart', async () => {
    const desk = await openDesk(openServer);
    const offered = await desk.offer({
      'price-1': '12,500',
      'quantity-1': '2',
      'price-2': '14,000',
      'quantity-2': '3',
      'added-1-item': 'pos-basic',
      'added-1-name': 'not this',
      'added-1-quantity': '2',
      'added-1-unit': 'piece',
      'added-2-item': 'live-streaming-enterprise',
      'added-2-price': '400000.50',
      'added-3-name': 'LAN cable',
      'added-3-type': 'network',
      'added-3-quantity': '120',
      'added-3-unit': 'metre',
      'added-3-price': '35.25',
    });
    expect(offered.status).toBe(200);
    const lines = [
      { id: 'network-installation', price: 2_500_000, quantity: 2 },
      { id: 'seo-local', price: 4_200_000, quantity: 3 },
      { id: 'pos-basic', price: 2 * priceOf('pos-basic'), quantity: 2, unit: 'piece', type: 'pos' },
      { id: 'live-streaming-enterprise', price: 40_000_050, type: 'live-streaming' },
      { id: 'added-3', name: 'LAN cable', price: 423_000, quantity: 120, unit: 'metre' },
    ];
    const quote = await desk.showDeskQuote(desk.number);
    expect(quote).toMatchObject({ state: 'open', lines });
    expect(quote?.amount).toBe(lines.reduce((sum, { price }) => sum + price, 0));
    const [, mail] = await desk.quoteMails();
    expect(mail?.text).toMatch(/120 × ฿35\.25/);
    const again = { version: '2', 'added-1-item': 'pos-basic', 'added-1-quantity': '1' };
    await desk.offer(again);
    expect((await desk.showDeskQuote(desk.number))?.lines).toMatchObject([
      lines[0],
      lines[1],
      { id: 'pos-basic', price: priceOf('pos-basic') },
    ]);
    const order = await desk.accept(desk.number, desk.cookie, { version: 3, method: 'transfer' });
    const { showOrder } = await import('@/lib/orders/order-status');
    expect((await showOrder(order.body.data.order))?.lines.slice(0, 2)).toMatchObject(lines.slice(0, 2));
  });

  it('is of one where a quantity that was offered before is emptied', async () => {
    const desk = await openDesk(openServer);
    await desk.offer({ 'price-1': '12,500', 'quantity-1': '2', 'price-2': '14,000', 'quantity-2': '3' });
    await desk.offer({ version: '2', 'price-1': '12,500', 'quantity-1': '', 'price-2': '15,000' });
    const [first, second] = (await desk.showDeskQuote(desk.number))?.lines ?? [];
    expect([first?.price, first?.quantity]).toEqual([1_250_000, undefined]);
    expect([second?.price, second?.quantity]).toEqual([4_500_000, 3]);
  });

  it('keeps its customer for a year after it was offered last, however long ago it was asked for', async () => {
    const desk = await openDesk(openServer);
    const { deleteExpired } = await import('@/lib/server/retention');
    const later = (table: string, column: string) =>
      desk.run(`update public.${table} set ${column} = ${column} - interval '366 days'`);
    await later('quotes', 'created_at');
    await later('quote_versions', 'issued_at');
    await desk.offer({ 'price-1': '100' });
    await deleteExpired();
    expect(await desk.showDeskQuote(desk.number)).toMatchObject({ customer_email: company.email });
    await later('quote_versions', 'issued_at');
    await deleteExpired();
    expect(await desk.showDeskQuote(desk.number)).toMatchObject({ customer_email: null });
  });

  it('says what is wrong with a quantity, and of an item without a price', async () => {
    const desk = await openDesk(openServer);
    const wrong = await desk.offer({
      'quantity-1': '0',
      'added-1-item': 'network-security',
      'added-2-item': 'unheard-of',
      'added-3-name': 'x',
      'added-3-price': '99,000,000',
      'added-3-quantity': '2',
      'added-4-name': 'y',
      'added-4-price': '1',
      'added-4-type': '',
      'added-5-item': 'pos-basic',
      'added-5-quantity': '1.5',
      'added-5-unit': 'gallon',
    });
    expect([wrong.status, wrong.body.error.fields]).toEqual([
      422,
      {
        'quantity-1': 'quantity',
        'added-2-item': 'required',
        'added-5-quantity': 'quantity',
        'added-5-unit': 'required',
      },
    ]);
    const more = await desk.offer({
      'added-1-item': 'network-security',
      'added-3-name': 'x',
      'added-3-price': '99,000,000',
      'added-3-quantity': '2',
      'added-4-name': 'y',
      'added-4-price': '1',
      'added-4-type': '',
    });
    expect(more.body.error.fields).toEqual({
      'added-1-price': 'required',
      'added-3-price': 'amount',
      'added-4-type': 'required',
    });
  });

  it('refuses a discount that leaves nothing to pay, which nobody could accept, but waits for prices that are missing', async () => {
    const desk = await openDesk(openServer);
    const all = await desk.offer({ 'price-1': '100', discount: '15,100' });
    expect([all.status, all.body.error.fields]).toEqual([422, { discount: 'discount' }]);
    expect((await desk.offer({ discount: '15,000' })).status).toBe(200);
    const offered = { version: '2', 'price-1': '0.01', discount: '15,000' };
    expect((await desk.offer(offered)).status).toBe(200);
    const accepted = await desk.accept(desk.number, desk.cookie, { version: 3, method: 'transfer' });
    expect(accepted.status).toBe(200);
  });

  it('refuses one line more than a quotation takes, in place of leaving it out', async () => {
    const desk = await openDesk(openServer);
    const rows = (count: number, skipped = 0) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => index + 1 + skipped).flatMap((row) => [
          [`added-${row}-name`, `Line ${row}`],
          [`added-${row}-price`, '1'],
        ]),
      );
    const much = await desk.offer({ 'price-1': '100', ...rows(21) });
    expect([much.status, much.body.error.fields]).toEqual([422, { 'added-21-name': 'too-many-lines' }]);
    expect((await desk.offer({ 'price-1': '100', ...rows(20, 5) })).status).toBe(200);
    expect((await desk.showDeskQuote(desk.number))?.lines).toHaveLength(22);
  });

  it('takes out a line that was added, a discount, a note and a day, and leaves what was asked for', async () => {
    const desk = await openDesk(openServer);
    const added = { 'added-1-name': 'Training', 'added-1-price': '2500', 'added-1-type': 'network' };
    await desk.offer({ 'price-1': '1', ...added, discount: '1', note: 'x', delivery: '2100-01-15' });
    const offered = await desk.offer({
      version: '2',
      ...added,
      'added-1-remove': true,
      discount: '',
      note: '',
    });
    expect(offered.status).toBe(200);
    expect(await desk.showDeskQuote(desk.number)).toMatchObject({
      version: 3,
      lines: [{ id: 'network-installation', price: 100 }, { id: 'seo-local' }],
      discount: 0,
      note: null,
      delivery: null,
    });
  });

  it('opens to the staff alone, and not from another site', async () => {
    const desk = await openDesk(openServer);
    const client = await signedInAs(company.email);
    for (const cookie of ['', desk.cookie, client, `session=${'0'.repeat(64)}`])
      expect((await desk.offer({ 'price-1': '1' }, { cookie })).status).toBe(403);
    const elsewhere = await desk.offer({ 'price-1': '1' }, { 'sec-fetch-site': 'cross-site' });
    expect(elsewhere.status).toBe(403);
    expect((await desk.offer({}, {}, 'QT-2026-9999')).status).toBe(404);
    expect(await desk.showDeskQuote(desk.number)).toMatchObject({ version: 1 });
  });

  it('says what is wrong with each field, in the reader’s language, and changes nothing', async () => {
    const desk = await openDesk(openServer);
    const wrong = await desk.offer({
      'price-1': '15.000',
      'added-1-name': 'Training',
      'added-1-price': '',
      'added-1-type': 'nonsense',
      'added-2-price': '0',
      discount: '-5',
      note: 'x'.repeat(1001),
      delivery: '2020-01-01',
    });
    expect([wrong.status, wrong.body.error.fields]).toEqual([
      422,
      {
        'price-1': 'amount',
        'added-1-type': 'required',
        'added-2-price': 'amount',
        discount: 'amount',
        note: 'too-long',
        delivery: 'delivery-day',
      },
    ]);
    const half = await desk.offer({ 'added-1-name': 'Training', 'added-2-price': '10' });
    expect(half.body.error.fields).toEqual({ 'added-1-price': 'required', 'added-2-name': 'required' });
    const much = await desk.offer({ 'price-1': '100', discount: '15,100.01' });
    expect([much.status, much.body.error.fields]).toEqual([422, { discount: 'discount' }]);
    expect((await desk.offer({ 'price-3': '100' })).status).toBe(422);
    expect((await desk.offer({ version: 'one' })).status).toBe(422);
    const page = await desk.post({ version: '1', 'price-1': 'free' });
    expect(page.status).toBe(422);
    expect(page.text).toContain(`${words.form.priceOf.replace('{place}', '1')}: ${problems.amount}`);
    expect(await desk.showDeskQuote(desk.number)).toMatchObject({ version: 1 });
    expect(await desk.quoteMails()).toHaveLength(1);
  });

  it('saves what still wants a price without a mail', async () => {
    const desk = await openDesk(openServer);
    const { body } = await desk.offer({ 'price-1': '', note: 'Site visit first.' });
    expect(body.data).toEqual({ page: `/desk/quotes/${desk.number}`, flash: 'quote-waits' });
    expect(await desk.quoteMails()).toHaveLength(1);
  });

  it('is offered anew after its last day, and can be accepted then', async () => {
    const desk = await openDesk(openServer);
    await desk.offer({ 'price-1': '10' });
    await desk.run(`update public.quote_versions set valid_until = public.today_in_thailand() - 1`);
    const expired = { version: 2, method: 'transfer' };
    expect((await desk.accept(desk.number, desk.cookie, expired)).status).toBe(409);
    expect(await desk.listDeskQuotes('expired', null)).toMatchObject([{ version: 2 }]);
    expect((await desk.offer({ version: '2' })).status).toBe(200);
    expect((await desk.accept(desk.number, desk.cookie, { ...expired, version: 3 })).status).toBe(200);
  });

  it('stands in lists by its state, with versions that are replaced, a page at a time', async () => {
    const desk = await openDesk(openServer);
    await desk.run(`insert into public.quotes (number, locale, idempotency_key, customer_name, created_at)
      select 'QT-2026-1' || lpad(day::text, 3, '0'), 'en', 'k' || day, 'Customer', now() - make_interval(days => day)
        from generate_series(1, 25) as day`);
    await desk.run(`insert into public.quote_versions (quote_id, version, lines, vat, amount, valid_until, issued_at)
      select id, 1, '[{"id":"seo-local","type":"seo","name_en":"Local SEO","price":100}]', 'none', 100, '2100-01-01', created_at
        from public.quotes where number like 'QT-2026-1%'`);
    await desk.offer({ 'price-1': '10' });
    const numbers = (rows: { number: string }[]) => rows.map(({ number }) => number);
    const first = await desk.listDeskQuotes('open', null);
    expect([first.length, first[0]?.number]).toEqual([20, desk.number]);
    const { placeIn, placeText } = await import('@/lib/desk/place');
    const last = first.at(-1);
    const rest = await desk.listDeskQuotes('open', placeIn(last && placeText(last)));
    expect(new Set([...numbers(first), ...numbers(rest)]).size).toBe(26);
    expect(await desk.listDeskQuotes('replaced', null)).toMatchObject([
      { number: desk.number, version: 1, state: 'replaced' },
    ]);
    expect(await desk.listDeskQuotes('asked', null)).toEqual([]);
    expect(numbers(await desk.listDeskQuotes(null, null))).toEqual(numbers(first));
  });

  it('is linked in the agency’s mail about it', async () => {
    const desk = await openDesk(openServer);
    const { mails } = await desk.stored();
    const mail = mails.find(({ event }) => event === 'quote-agency');
    expect(mail?.html).toContain(`http://localhost:3000/desk/quotes/${desk.number}"`);
  });
});

describeOnEachDatabase('a quotation at the desk', (open) => {
  it('tells the second of two that a colleague was faster, and takes their offer once they know', async () => {
    const desk = await openDesk(open);
    const both = await Promise.all([desk.offer({ 'price-1': '10' }), desk.offer({ 'price-1': '20' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await desk.offer({ 'price-1': '30' });
    expect([late.status, late.body.error.fields]).toEqual([409, { version: 'quote-outdated' }]);
    expect((await desk.post({ version: '1', 'price-1': '30' })).text).toContain(problems['quote-outdated']);
    expect((await desk.offer({ version: 'newest', 'price-1': '30' })).status).toBe(200);
    const { version, lines } = (await desk.showDeskQuote(desk.number)) ?? {};
    expect([version, lines?.[0]?.price]).toEqual([3, 3000]);
    await desk.accept(desk.number, desk.cookie, { version: 3, method: 'transfer' });
    const accepted = await desk.offer({ version: 'newest', 'price-1': '40' });
    expect([accepted.status, accepted.body.error.fields]).toEqual([409, { version: 'quote-accepted' }]);
  });
});
it('names discounts and taxes in the agency’s language in the file of a month and in its mails', async () => {
  await openServer({ AGENCY_LOCALE: 'de' });
  const { lineNames } = await import('@/lib/orders/order-lines');
  const { monthCsv } = await import('@/lib/desk/month-csv');
  const line = (id: string, name_en: string) =>
    ({ id, type: id, name: 'ชื่อ', name_en, period: 'once', price: -100 }) as const;
  const lines = [line('discount', 'Discount'), line('vat', 'VAT 7%'), line('added-1', 'Training')];
  const { discount, vat } = messagesOf('de', 'quotes').paper;
  const names = [discount, vat, 'Training'];
  expect(lines.map(await lineNames('de'))).toEqual(names);
  const orders = [
    {
      day: '2026-11-22',
      reference: 'PT-222222',
      status: 'paid',
      payment_method: 'card',
      amount: 100,
      lines,
      customer_name: 'Malee',
      company_name: 'Sea Co., Ltd.',
      company_tax_id: '0105536000011',
      company_branch: 'head-office',
    },
  ] as const;
  const csv = await monthCsv(orders, []);
  for (const name of names) expect(csv).toContain(`,${name},-1.00,Malee,`);
  expect(csv).toContain(',0105536000011,00000,');
});
