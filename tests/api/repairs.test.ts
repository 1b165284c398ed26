import { describe, expect, it } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { timeToUndoIsOver } from '../support/due-mail';
import { openReceiptsApi, staff } from '../support/receipts-api';
import { jsonPost, routeContext } from '../support/requests';
import { messagesOf } from '../support/served-pages';
import { openServer } from '../support/server';
import { signedInAs } from '../support/sign-in';

const device = {
  key: 'e'.repeat(32),
  locale: 'th',
  name: 'Somchai',
  email: 'somchai@example.com',
  phone: '',
  inquiry: '',
  item: 'computer-repair-repair',
  device: 'โน้ตบุ๊ก เปิดไม่ติด มีสายชาร์จ',
};

async function openWorkshop() {
  const server = await openReceiptsApi(openServer);
  const receive = await import('@/app/api/desk/repairs/route');
  const one = await import('@/app/api/desk/repairs/[number]/route');
  const refusal = await import('@/app/api/quotes/[number]/refusal/route');
  const { repairAtDesk, repairsAtDesk } = await import('@/lib/repairs/desk-repairs');
  const { ownRepair } = await import('@/lib/repairs/own-repair');
  const { reviseQuote } = await import('@/lib/documents/revise-quote');
  const { makeLinkAtDesk } = await import('@/lib/desk/desk-link');
  const { proofOf } = await import('@/lib/orders/order-key');
  const { drainOutbox } = await import('@/lib/outbox/outbox');
  const headers = async (cookie?: string) => ({
    'sec-fetch-site': 'same-origin',
    cookie: cookie ?? (await signedInAs(staff)),
    accept: 'text/html',
  });
  const answered = async (answering: Promise<Response>) => {
    const response = await answering;
    await laterIsDone();
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      text: await response.text(),
    };
  };
  const linkTo = async (quote: string) => {
    const made = await makeLinkAtDesk({ reference: quote, person: staff });
    return made.ok ? `order-${quote}=${made.data.sets?.[0]?.value}` : '';
  };
  return {
    ...server,
    repairAtDesk,
    repairsAtDesk,
    linkTo,
    receive: async (body: object) =>
      answered(
        receive.POST(jsonPost('/api/desk/repairs?locale=th', body, await headers()), routeContext({})),
      ),
    move: async (number: string, what: string) => {
      const seen = (await repairAtDesk(number))?.state;
      return answered(
        one.POST(
          jsonPost(`/api/desk/repairs/${number}?locale=th`, { what, seen }, await headers()),
          routeContext({ number }),
        ),
      );
    },
    diagnose: (quote: string, price: number) =>
      reviseQuote({ number: quote, prices: new Map([[1, price]]), person: staff }),
    decline: async (quote: string, cookie: string) =>
      answered(
        refusal.POST(
          jsonPost(`/api/quotes/${quote}/refusal?locale=th`, {}, await headers(cookie)),
          routeContext({ number: quote }),
        ),
      ),
    seen: (quote: string, cookie: string) => ownRepair(proofOf(quote, cookie)),
    mailsOf: async (event: string) => {
      await server.run(timeToUndoIsOver);
      await drainOutbox();
      return (await server.stored()).mails.filter((mail) => mail.event === event);
    },
  };
}

/** A device that was handed over, and the key of its customer. */
async function openWithDevice() {
  const server = await openWorkshop();
  const { location } = await server.receive(device);
  const [, number = ''] = /repairs\/(R-[0-9A-Z]{4})/.exec(location) ?? [];
  const quote = (await server.repairAtDesk(number))?.quote ?? '';
  return { ...server, number, quote, cookie: await server.linkTo(quote) };
}

describe('a device that is left in the shop', () => {
  it('has a short number once, however often the form was sent, and a price that is open', async () => {
    const { receive, repairsAtDesk, number, quote, seen, cookie, mailsOf } = await openWithDevice();
    await receive(device);
    expect(await repairsAtDesk()).toMatchObject([
      { number, device: device.device, state: 'received', amount: 0, name: 'Somchai' },
    ]);
    expect(await seen(quote, cookie)).toMatchObject({ number, state: 'received' });
    expect(await mailsOf('quote-customer')).toEqual([]);
  });

  it('knows its customer from the quotation for which it was to be brought', async () => {
    const { quote } = await openWithDevice();
    const { prefilledFrom } = await import('@/lib/desk/prefilled');
    const fields = { name: 'Somchai', email: 'somchai@example.com', phone: '', companyBranch: '' };
    expect(await prefilledFrom({ quote })).toMatchObject({ customerLocale: 'th', fields });
    expect(await prefilledFrom({ quote: 'QT-2026-9999' })).toEqual({
      customerLocale: undefined,
      fields: {},
    });
  });

  it('needs a way to reach whoever brings it, and words about it', async () => {
    const { receive } = await openWorkshop();
    const refused = await receive({ ...device, email: '', device: '' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(messagesOf('th', 'repairs').desk.what);
    expect(refused.text).toContain(messagesOf('th', 'desk').problems.contact);
  });

  it('becomes an order by one tap once its price was said', async () => {
    const { diagnose, accept, seen, quote, cookie, mailsOf, move, number } = await openWithDevice();
    await diagnose(quote, 250_000);
    expect(await mailsOf('quote-customer')).toHaveLength(1);
    expect((await seen(quote, cookie))?.state).toBe('diagnosed');
    const accepted = await accept(quote, cookie, { version: 2, method: 'promptpay' });
    expect(accepted.body.data.order).toMatch(/^PT-/);
    expect((await seen(quote, cookie))?.state).toBe('accepted');
    expect((await move(number, 'ready')).location).toContain('flash=appointment-told');
    const [mail] = await mailsOf('repair');
    expect(mail?.text).toContain(number);
    await move(number, 'returned');
    expect((await seen(quote, cookie))?.state).toBe('returned');
  });

  it('is ready without a mail, as the desk says, where its customer has no address', async () => {
    const { diagnose, accept, quote, cookie, move, number, run } = await openWithDevice();
    await diagnose(quote, 250_000);
    await accept(quote, cookie, { version: 2, method: 'promptpay' });
    await run('update public.quotes set customer_email = null');
    expect((await move(number, 'ready')).location).toContain('flash=appointment-quiet');
  });

  it('goes back unrepaired where the customer declines, who may still accept', async () => {
    const { diagnose, decline, seen, quote, cookie, mailsOf, move, number, repairsAtDesk, repairAtDesk } =
      await openWithDevice();
    expect((await decline(quote, cookie)).status).toBe(409);
    await diagnose(quote, 250_000);
    expect((await decline(quote, cookie)).status).toBe(303);
    expect((await decline(quote, cookie)).status).toBe(303);
    expect((await seen(quote, cookie))?.state).toBe('declined');
    const [mail, ...others] = await mailsOf('repair-agency');
    expect([mail?.subject?.includes(number), others]).toEqual([true, []]);
    await move(number, 'unrepaired');
    expect(await repairsAtDesk()).toEqual([]);
    expect((await repairAtDesk(number))?.events.map(({ what }) => what)).toEqual([
      'unrepaired',
      'declined',
      'received',
    ]);
  });

  it('is nobody else’s to see or to decline', async () => {
    const { diagnose, decline, seen, quote, receive, linkTo, repairsAtDesk } = await openWithDevice();
    await diagnose(quote, 250_000);
    await receive({ ...device, key: 'f'.repeat(32), name: 'Malee' });
    const other = (await repairsAtDesk()).find(({ name }) => name === 'Malee')?.quote ?? '';
    const foreign = await linkTo(other);
    expect((await decline(quote, foreign)).status).toBe(404);
    expect(await seen(quote, foreign)).toBe(undefined);
    expect(await seen(quote, '')).toBe(undefined);
  });

  it('is taken back from "ready" before the customer hears of it', async () => {
    const { move, number, mailsOf, diagnose, accept, quote, cookie } = await openWithDevice();
    await diagnose(quote, 250_000);
    await accept(quote, cookie, { version: 2, method: 'promptpay' });
    await move(number, 'ready');
    await move(number, 'undo');
    expect(await mailsOf('repair')).toEqual([]);
  });

  it('leaves no words of its customer behind once they are forgotten', async () => {
    const { storedRows } = await openWithDevice();
    expect(await storedRows()).toContain('เปิดไม่ติด');
    const { forget } = await import('@/lib/server/retention');
    await forget(device.email);
    expect(await storedRows()).not.toContain('เปิดไม่ติด');
  });
});
