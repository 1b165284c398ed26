import { describe, expect, it } from 'vitest';
import { headOffice } from '@/lib/orders/invoice';
import { openAppointmentsApi, visit } from '../support/appointments-api';
import { readCalendar } from '../support/calendar';
import { openLiveSite } from '../support/live-site';
import { cookieOf } from '../support/my-orders-api';
import { details } from '../support/orders-api';
import { quoteFields } from '../support/quotes-api';
import { staff } from '../support/receipts-api';
import { jsonPost, routeContext } from '../support/requests';
import { messagesOf } from '../support/served-pages';
import { signedInAs } from '../support/sign-in';

const words = messagesOf('th', 'appointments');
const problems = messagesOf('th', 'desk').problems;

/** Somebody who bought cameras, on a Tuesday before noon. */
async function openShop() {
  const server = await openAppointmentsApi();
  server.at('2026-11-24T11:00');
  return { ...server, ...(await server.buy('cctv-basic')) };
}

type Received = {
  attachments?: {
    filename: string | null;
    mimeType: string;
    method?: string;
    content: string | ArrayBuffer | Uint8Array;
  }[];
};

function calendarIn(mail: Received | undefined) {
  const [file] = mail?.attachments ?? [];
  const content = file?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return { type: file?.mimeType, asked: file?.method, ...readCalendar(text) };
}

describe('a visit that a customer books on the page of an order', () => {
  it('is there at once, and in a mail with a file for the calendar once there was time to take it back', async () => {
    const { press, own, reference, cookie, mailsOf } = await openShop();
    const booked = await press(reference, cookie, visit);
    expect([booked.status, booked.location]).toEqual([
      303,
      `/th/orders/${reference}?appointment=booked#appointments`,
    ]);
    const [appointment] = await own(reference, cookie);
    expect(appointment).toMatchObject({
      kind: 'visit',
      area: 'jomtien',
      state: 'booked',
      address: '12/3 Soi 6',
    });
    const [mail, ...others] = await mailsOf('appointment');
    expect(others).toEqual([]);
    expect(mail?.to?.[0]?.address).toBe(details.email);
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain(words.mail.booked.text);
    const file = calendarIn(mail);
    expect([file.type, file.asked, file.method]).toEqual(['text/calendar', 'REQUEST', 'REQUEST']);
    expect(mail?.attachments[0]?.filename).toBe('appointment.ics');
    expect(file.entries).toMatchObject([
      {
        sequence: 0,
        status: 'CONFIRMED',
        starts: new Date('2026-11-25T12:00:00+07:00'),
        ends: new Date('2026-11-25T13:00:00+07:00'),
        zone: 'Asia/Bangkok',
        summary: expect.stringContaining(`(${reference})`),
        location: expect.stringContaining(visit.address),
        attendees: [`mailto:${details.email}`],
      },
    ]);
    const [news] = await mailsOf('appointment-agency');
    expect(news?.to?.[0]?.address).toBe('orders@agency.example');
    expect(news?.replyTo?.[0]?.address).toBe(details.email);
  });

  it('is booked by a browser without a script of ours, and lasts however often the form is sent', async () => {
    const { own, reference, cookie } = await openShop();
    const { POST } = await import('@/app/api/appointments/[reference]/route');
    const headers = { cookie, 'sec-fetch-site': 'same-origin', accept: 'text/html' };
    const post = () =>
      new Request(`http://localhost:3000/api/appointments/${reference}?locale=th&page=order`, {
        method: 'POST',
        body: new URLSearchParams(visit),
        headers,
      });
    for (const request of [post(), post()])
      expect((await POST(request, routeContext({ reference }))).status).toBe(303);
    expect(await own(reference, cookie)).toMatchObject([{ state: 'booked', sequence: 0 }]);
  });

  it('is moved and cancelled under the same name in the calendar', async () => {
    const { press, own, reference, cookie, mailsOf } = await openShop();
    await press(reference, cookie, visit);
    const [{ id } = { id: '' }] = await own(reference, cookie);
    await mailsOf('appointment');
    await press(reference, cookie, { ...visit, start: '2026-11-26T05:00:00.000Z', appointment: id });
    await mailsOf('appointment');
    await press(reference, cookie, { what: 'cancelled', appointment: id });
    const files = (await mailsOf('appointment')).map(calendarIn);
    const entries = files.flatMap((file) => file.entries.map((entry) => ({ ...entry, method: file.method })));
    entries.sort((one, other) => one.sequence - other.sequence);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.map(({ sequence, method, status }) => [sequence, method, status])).toEqual([
      [0, 'REQUEST', 'CONFIRMED'],
      [1, 'REQUEST', 'CONFIRMED'],
      [2, 'CANCEL', 'CANCELLED'],
    ]);
    expect(entries.map(({ starts }) => starts.toISOString().slice(0, 10))).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-26',
    ]);
  });

  it('is refused where the time is taken, past, too near, closed, or not one of those that are offered', async () => {
    const { press, reference, cookie, buy, at } = await openShop();
    const other = await buy('cctv-basic', { ...details, email: 'malee@example.com' });
    await press(other.reference, other.cookie, visit);
    for (const start of [
      visit.start,
      '2026-11-20T05:00:00.000Z', // last week
      '2026-11-24T08:00:00.000Z', // in four hours
      '2026-11-28T05:00:00.000Z', // a Saturday
      '2026-11-25T05:30:00.000Z', // between two
      '2027-11-25T05:00:00.000Z', // in a year
    ]) {
      const refused = await press(reference, cookie, { ...visit, start });
      expect([start, refused.status]).toEqual([start, 422]);
      expect(refused.text).toContain(problems['time-taken']);
    }
    at('2026-11-24T11:00');
    expect((await press(reference, cookie, { ...visit, start: '2026-11-25T06:00:00.000Z' })).status).toBe(
      303,
    );
  });

  it('says what is missing next to its field, and that what was typed is still there', async () => {
    const { press, reference, cookie } = await openShop();
    const refused = await press(reference, cookie, { ...visit, address: '' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(words.address);
    expect(refused.text).toContain(messagesOf('th', 'forms').plain.keep);
    expect((await press(reference, cookie, { ...visit, start: undefined })).text).toContain(words.time);
  });

  it('is nobody else’s: a foreign key, another site and a foreign appointment change nothing', async () => {
    const { press, own, reference, cookie, buy } = await openShop();
    await press(reference, cookie, visit);
    const [{ id } = { id: '' }] = await own(reference, cookie);
    const other = await buy('cctv-basic', { ...details, email: 'malee@example.com' });
    expect((await press(reference, other.cookie, { what: 'cancelled', appointment: id })).status).toBe(404);
    expect((await press(other.reference, other.cookie, { what: 'cancelled', appointment: id })).status).toBe(
      404,
    );
    const { POST } = await import('@/app/api/appointments/[reference]/route');
    const foreign = jsonPost(
      `/api/appointments/${reference}`,
      { what: 'cancelled', appointment: id },
      { cookie, 'sec-fetch-site': 'cross-site' },
    );
    expect((await POST(foreign, routeContext({ reference }))).status).toBe(403);
    expect((await own(reference, cookie))[0]?.state).toBe('booked');
  });

  it('is told to the address that is right, where it was corrected before the mail left', async () => {
    const { press, reference, cookie, mailsOf } = await openShop();
    await press(reference, cookie, visit);
    const { askDatabase } = await import('@/lib/ask-database');
    const { z } = await import('zod');
    const right = { name: details.name, email: 'right@example.com', phone: null, address: null };
    const company = { company_name: null, company_tax_id: null, company_branch: null };
    await askDatabase(z.json(), 'correct_order', { reference, person: 'nok', ...right, ...company });
    expect((await mailsOf('appointment')).map(({ to }) => to?.[0]?.address)).toEqual(['right@example.com']);
  });

  it('can be changed until twelve hours before, then by phone', async () => {
    const { press, own, reference, cookie, at } = await openShop();
    await press(reference, cookie, visit);
    const [{ id } = { id: '' }] = await own(reference, cookie);
    at('2026-11-25T00:01');
    const refused = await press(reference, cookie, { what: 'cancelled', appointment: id });
    expect([refused.status, refused.text.includes(problems['time-late'])]).toEqual([422, true]);
  });

  it('is brought to mind the day before, once, and not at night', async () => {
    const { press, reference, cookie, at, mailsOf, remind } = await openShop();
    await press(reference, cookie, { ...visit, start: '2026-11-27T05:00:00.000Z' });
    await mailsOf('appointment');
    at('2026-11-26T08:59');
    await remind();
    expect(await mailsOf('appointment')).toHaveLength(1);
    at('2026-11-26T09:00');
    await remind();
    await remind();
    const mails = await mailsOf('appointment');
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain(words.mail.reminder.heading);
    expect(mails[1]?.attachments).toEqual([]);
  });
});

describe('a visit that the staff books', () => {
  it('can be had at short notice, and taken back before the customer hears of it', async () => {
    const { book, move, own, reference, cookie, mailsOf } = await openShop();
    const booked = await book({ ...visit, start: '2026-11-24T05:00:00.000Z', reference });
    expect(booked.location).toBe('/th/desk/visits?flash=appointment-told');
    const [{ id } = { id: '' }] = await own(reference, cookie);
    expect((await move(id, 'undo')).location).toBe(`/th/desk/visits/${id}?flash=appointment`);
    expect((await own(reference, cookie))[0]?.state).toBe('cancelled');
    expect(await mailsOf('appointment')).toEqual([]);
  });

  it('says that no mail goes to a customer without an address', async () => {
    const { book, move, own, reference, cookie, run } = await openShop();
    await run('update public.orders set customer_email = null');
    const booked = await book({ ...visit, start: '2026-11-24T05:00:00.000Z', reference });
    expect(booked.location).toBe('/th/desk/visits?flash=appointment-quiet');
    const [{ id } = { id: '' }] = await own(reference, cookie);
    expect((await move(id, 'cancelled')).location).toBe(`/th/desk/visits/${id}?flash=appointment-quiet`);
  });

  it('stands in the round of its day, and waits for a word once it is over', async () => {
    const { book, move, own, reference, cookie, atDesk, shown } = await openShop();
    await book({ ...visit, start: '2026-11-24T05:00:00.000Z', reference });
    const today = await atDesk(new Date('2026-11-24T11:00:00+07:00'));
    expect([...today.days.keys()]).toEqual(['2026-11-24']);
    const later = await atDesk(new Date('2026-11-24T14:00:00+07:00'));
    expect(later.over).toHaveLength(1);
    const [{ id } = { id: '' }] = await own(reference, cookie);
    await move(id, 'done');
    expect((await atDesk(new Date('2026-11-24T14:00:00+07:00'))).over).toEqual([]);
    expect((await shown(id))?.events.map(({ what }) => what)).toEqual(['done', 'booked']);
  });
});

describe('the times that the desk sets', () => {
  it('are the ones that customers choose from, for each weekday and place', async () => {
    const { set, press, reference, cookie } = await openShop();
    const day = {
      what: 'times',
      weekday: '3',
      opens: '09:00',
      closes: '12:00',
      atOnce: '1',
      minutes: '90',
      'in-jomtien': 'on',
    };
    expect((await set(day)).status).toBe(303);
    expect((await press(reference, cookie, { ...visit, area: 'naklua' })).status).toBe(422);
    expect((await press(reference, cookie, visit)).status).toBe(422);
    // Nine o'clock on Wednesday of the next week.
    expect((await press(reference, cookie, { ...visit, start: '2026-12-02T02:00:00.000Z' })).status).toBe(
      303,
    );
  });

  it('leave out a day off, which can be opened again', async () => {
    const { set, press, reference, cookie } = await openShop();
    await set({ what: 'off', day: '2026-11-25' });
    expect((await press(reference, cookie, visit)).status).toBe(422);
    await set({ what: 'open', day: '2026-11-25' });
    expect((await press(reference, cookie, visit)).status).toBe(303);
  });

  it('are refused where they make no sense', async () => {
    const { set } = await openShop();
    const refused = await set({
      what: 'times',
      weekday: '3',
      opens: '18:00',
      closes: '9',
      atOnce: '0',
      minutes: 'x',
    });
    expect([refused.status, refused.text.includes(problems['time-span'])]).toEqual([422, true]);
  });
});

describe('the portal', () => {
  it('lists the appointments that are to come to their own person alone, and leads to where they are changed', async () => {
    const { press, own, open, coming, reference, cookie, at } = await openShop();
    await press(reference, cookie, visit);
    const mine = details.email.toLowerCase();
    expect(await coming(mine)).toMatchObject([{ reference, of: 'order', kind: 'visit', area: 'jomtien' }]);
    expect(await coming('malee@example.com')).toEqual([]);
    expect((await open(reference, 'malee@example.com')).status).toBe(404);
    expect((await open('PT-222222', mine)).status).toBe(404);
    const opened = await open(reference, mine);
    expect([opened.status, opened.location]).toEqual([303, `/th/orders/${reference}#appointments`]);
    const key = opened.cookies.map((each) => each.split(';')[0]).join('; ');
    const [{ id } = { id: '' }] = await own(reference, key);
    await press(reference, key, { what: 'cancelled', appointment: id });
    expect(await coming(mine)).toEqual([]);
    await press(reference, key, visit);
    at('2026-11-25T13:01');
    expect(await coming(mine)).toEqual([]);
  });
});

describe('the calendar of the staff', () => {
  it('is read at an address of its own, without the customer, until it is renewed', async () => {
    const { book, buy, move, own, renewFeed, feed, reference, cookie, mailsOf } = await openShop();
    const other = await buy('cctv-basic', { ...details, email: 'malee@example.com' });
    await book({ ...visit, reference });
    await book({ ...visit, start: '2026-11-26T05:00:00.000Z', reference: other.reference });
    const [mailed] = (await mailsOf('appointment')).map(calendarIn).flatMap(({ entries }) => entries);
    const [{ id } = { id: '' }] = await own(reference, cookie);
    await move(id, 'cancelled');
    const tokenOf = ({ cookies }: { cookies: string[] }) =>
      /link-calendar=([0-9a-f]{32})/.exec(cookies.join())?.[1] ?? '';
    const token = tokenOf(await renewFeed());
    const file = await feed(`${token}.ics`);
    expect([file.status, file.type]).toEqual([200, 'text/calendar; charset=utf-8']);
    const calendar = readCalendar(file.text);
    expect([calendar.method, calendar.name.length > 0]).toEqual(['PUBLISH', true]);
    const entries = calendar.entries.toSorted((one, two) => one.starts.getTime() - two.starts.getTime());
    expect(
      entries.map(({ starts, sequence, status, attendees }) => [
        starts.toISOString(),
        sequence,
        status,
        attendees,
      ]),
    ).toEqual([
      ['2026-11-25T05:00:00.000Z', 1, 'CANCELLED', []],
      ['2026-11-26T05:00:00.000Z', 0, 'CONFIRMED', []],
    ]);
    // What a mail and the feed bring is one entry.
    expect(entries.map(({ uid }) => uid)).toContain(mailed?.uid);
    for (const secret of [details.name, details.email, details.phone, 'Soi 6'])
      expect(file.text).not.toContain(secret);
    await renewFeed();
    expect((await feed(`${token}.ics`)).status).toBe(404);
    expect((await feed('0'.repeat(32))).status).toBe(404);
  });
});

describe('the link for an inquiry', () => {
  it('opens the choice of a time, and the mail brings another key', async () => {
    const server = await openAppointmentsApi();
    server.at('2026-11-24T11:00');
    const { submitContact } = await import('@/lib/inquiries/submit-contact');
    const sent = await submitContact({
      locale: 'th',
      key: '1'.repeat(32),
      isTrial: false,
      form: {
        ...details,
        businessType: 'hotel',
        subject: 'Cameras',
        budget: '',
        timeframe: '',
        line: '',
        company: '',
        website: '',
        location: '',
        message: 'Cameras',
      } as never,
    });
    const reference = sent.ok ? String(sent.data.reference) : '';
    const { makeLinkAtDesk } = await import('@/lib/desk/desk-link');
    const made = await makeLinkAtDesk({ reference, person: 'nok', isInquiry: true });
    const key = made.ok ? (made.data.sets?.[0]?.value ?? '') : '';
    expect((await server.openWith(reference, 'f'.repeat(32))).status).toBe(404);
    const opened = await server.openWith(reference, key);
    const cookie = opened.cookies.map((each) => each.split(';')[0]).join('; ');
    expect((await server.press(reference, cookie, visit)).status).toBe(303);
    const [mail] = await server.mailsOf('appointment');
    const [, mailed = ''] =
      new RegExp(`/appointments/${reference}#([0-9a-f]{32})`).exec(mail?.html ?? '') ?? [];
    expect((await server.openWith(reference, mailed)).status).toBe(303);
  });
});

describe('a quotation whose price waits for a visit', () => {
  it('lets its customer choose a time, which the order that it becomes goes on to show', async () => {
    const server = await openAppointmentsApi();
    server.at('2026-11-24T11:00');
    const asked = await server.ask(quoteFields({ items: 'network-installation', key: 'a'.repeat(32) }), 'th');
    const { number } = asked.body.data;
    const cookie = cookieOf(asked);
    expect((await server.press(number, cookie, visit)).location).toBe(
      `/th/quotes/${number}?appointment=booked#appointments`,
    );
    const [mail] = await server.mailsOf('appointment');
    expect(mail?.html).toMatch(new RegExp(`/quotes/${number}#[0-9a-f]{32}`));
    const { reviseQuote } = await import('@/lib/documents/revise-quote');
    await reviseQuote({ number, prices: new Map([[1, 900_000]]), person: 'nok' });
    const accepted = await server.accept(number, cookie, { version: 2, method: 'transfer' });
    const reference = accepted.body.data.order;
    expect(await server.own(reference, cookieOf(accepted))).toMatchObject([
      { of: 'quote', reference: number },
    ]);
    const { appointmentsOf } = await import('@/lib/appointments/desk-appointments');
    expect(await appointmentsOf([reference])).toHaveLength(1);
  });
});

describe('whoever is forgotten', () => {
  it('leaves no address of a visit behind, and a copy has it before', async () => {
    const { press, reference, cookie, storedRows } = await openShop();
    await press(reference, cookie, { ...visit, address: 'Secret Villa 7' });
    const { askDatabase } = await import('@/lib/ask-database');
    const { z } = await import('zod');
    const copy = JSON.stringify(await askDatabase(z.json(), 'person_copy', { who: details.email }));
    expect(copy).toContain('Secret Villa 7');
    const { forget } = await import('@/lib/server/retention');
    await forget(details.email);
    expect(await storedRows()).not.toContain('Secret Villa 7');
  });
});

it('pages of appointments and devices have all their words', { timeout: 240_000 }, async () => {
  const site = await openLiveSite();
  const server = await openAppointmentsApi({}, async () => site);
  server.at('2026-11-24T11:00');
  const { reference, cookie } = await server.buy('cctv-basic');
  const readAll = async (query: Record<string, string> = {}) => {
    await site.read('order', { cookie, params: { reference }, query });
    await site.read('deskVisits');
    await site.read('deskOrder', { params: { reference } });
  };
  await readAll({ kind: 'visit', area: 'jomtien' });
  await server.press(reference, cookie, visit);
  const [{ id } = { id: '' }] = await server.own(reference, cookie);
  await readAll({ appointment: 'booked', move: id, area: 'jomtien' });
  expect(await site.read('portal', { cookie: await signedInAs(details.email) })).toContain(reference);
  await site.read('deskVisit', { params: { appointment: id }, query: { move: id } });
  await site.read('deskNewVisit', { query: { reference, kind: 'visit', area: 'jomtien' } });
  await site.read('deskTimes');
  await site.read('deskCustomer', { params: { reference } });
  await site.read('appointments', { cookie: '', params: { reference } });
  server.at('2026-11-25T11:00');
  await readAll();
  await server.move(id, 'cancelled');
  await readAll();

  const { receiveDevice } = await import('@/lib/repairs/desk-repairs');
  const device = await receiveDevice({
    ...{ key: 'e'.repeat(32), locale: 'th', item: 'computer-repair-repair', device: 'โน้ตบุ๊ก' },
    ...{ inquiry: null, person: staff, customer: { ...details, companyBranch: headOffice } },
  });
  const number = device.ok ? device.data.number : '';
  const { quote = '' } = (await (await import('@/lib/repairs/desk-repairs')).repairAtDesk(number)) ?? {};
  await site.read('deskNewRepair', { query: { quote } });
  await site.read('deskRepair', { params: { number } });
  await site.read('deskSlip', { params: { number } });
  await site.read('deskVisits');
  await site.read('deskQuote', { params: { number: quote } });
});
