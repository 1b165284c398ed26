import { describe, expect, it } from 'vitest';
import { timeToUndoIsOver } from '../support/due-mail';
import { anotherSlip, cookieOf } from '../support/my-orders-api';
import { readQrCodes } from '../support/qr';
import { company, quoteFields } from '../support/quotes-api';
import { openReceiptsApi, staff } from '../support/receipts-api';
import { formPost, jsonPost, routeContext } from '../support/requests';
import { openServer } from '../support/server';

const withholds = { version: 1, method: 'transfer', withholds: 'on' };

async function openWithholding() {
  const server = await openReceiptsApi(openServer);
  const certificates = await import('@/app/api/my-orders/[reference]/certificates/route');
  const onPaper = await import('@/app/api/desk/orders/[reference]/certificate/route');
  const { remindOfCertificates } = await import('@/lib/documents/reminders');
  const ownPage = { 'sec-fetch-site': 'same-origin' };
  return {
    ...server,
    remindOfCertificates,
    certify: async (reference: string, cookie: string, slip: Blob) =>
      certificates.POST(
        formPost(`/api/my-orders/${reference}/certificates`, { slip }, { ...ownPage, cookie }),
        routeContext({ reference }),
      ),
    gotPaper: async (reference: string, cookie: string) =>
      onPaper.POST(
        jsonPost('/api/desk/x', {}, { ...ownPage, cookie, accept: 'text/html' }),
        routeContext({ reference }),
      ),
  };
}

const aWeekLater = `update public.order_events set created_at = created_at - interval '8 days'`;
const twoMoreLater = `update public.orders set certificate_reminded_at = certificate_reminded_at - interval '15 days'`;

describe('a company that withholds tax', () => {
  it('transfers the net amount of services, and the receipt says gross, withheld and net', async () => {
    const server = await openWithholding();
    // Cameras are goods, of which nothing is withheld.
    const { reference, cookie } = await server.accepted('accounting-business,cctv-basic', withholds);
    const order = await server.showOrder(reference);
    const service = 14_500_000;
    expect(order).toMatchObject({ withheld: service * 0.03 });
    const amount = order?.amount ?? 0;
    const { GET } = await import('@/app/api/my-orders/[reference]/promptpay.png/route');
    const png = await GET(
      new Request(`http://localhost:3000/api/my-orders/${reference}/promptpay.png`, {
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      }),
      routeContext({ reference }),
    );
    const net = ((amount - service * 0.03) / 100).toFixed(2);
    expect((await readQrCodes(new Uint8Array(await png.arrayBuffer()))).join()).toContain(net);
    await server.pay(reference);
    const [paper] = (await server.papersOf(reference)).receipts;
    expect(await server.showOwnReceipt(paper?.number ?? '', cookie)).toMatchObject({
      gross: amount,
      withheld: service * 0.03,
    });
    await server.run(timeToUndoIsOver);
    const { drainOutbox } = await import('@/lib/outbox/outbox');
    await drainOutbox();
    const told = (await server.stored()).mails.filter(({ event }) => event === 'order-status');
    expect(told).toHaveLength(2);
    const said = new Intl.NumberFormat('th', { minimumFractionDigits: 2 }).format(Number(net));
    for (const mail of told) {
      expect(mail.text).toContain(said);
      expect(mail.text).toContain('4,350.00');
    }
  });

  it('is a company with a tax id: a person’s box changes nothing', async () => {
    const server = await openWithholding();
    const person = { companyName: '', companyTaxId: '', key: 'd'.repeat(32) };
    const asked = await server.ask(quoteFields(person), 'th');
    const accepted = await server.accept(asked.body.data.number, cookieOf(asked), withholds);
    expect(await server.showOrder(accepted.body.data.order)).toMatchObject({ withheld: 0 });
  });

  it('is reminded of the certificate twice, and not once it has come', async () => {
    const server = await openWithholding();
    const { reference } = await server.accepted('accounting-business', withholds);
    await server.pay(reference);
    expect(await server.remindOfCertificates()).toBe(0);
    await server.run(aWeekLater);
    expect([await server.remindOfCertificates(), await server.remindOfCertificates()]).toEqual([1, 0]);
    await server.run(twoMoreLater);
    expect(await server.remindOfCertificates()).toBe(1);
    await server.run(twoMoreLater);
    expect(await server.remindOfCertificates()).toBe(0);
    const { drainOutbox } = await import('@/lib/outbox/outbox');
    await drainOutbox();
    const mails = (await server.stored()).mails.filter(({ event }) => event === 'order-certificate');
    expect(mails.map((mail) => mail.to?.[0]?.address)).toEqual([company.email, company.email]);
    expect(mails[0]?.text).toContain('50 ทวิ');

    const other = await server.accepted('seo-local', withholds);
    await server.pay(other.reference);
    expect((await server.certify(other.reference, other.cookie, await anotherSlip())).status).toBe(200);
    await server.run(aWeekLater);
    expect(await server.remindOfCertificates()).toBe(0);
  });

  it('sends the certificate with its key alone; it stays with its order, in the sweep, the copy and the backup', async () => {
    const server = await openWithholding();
    const { reference, cookie } = await server.accepted('accounting-business', withholds);
    const plain = await server.accepted('seo-local');
    const picture = await anotherSlip();
    expect((await server.certify(reference, plain.cookie, picture)).status).toBe(404);
    expect((await server.certify(plain.reference, plain.cookie, picture)).status).toBe(409);
    expect((await server.certify(reference, cookie, picture)).status).toBe(200);
    expect((await server.certify(reference, cookie, picture)).status).toBe(200);
    const { certificates } = await server.papersOf(reference);
    expect((await server.stored()).slips).toEqual(certificates);

    const { sweepSlips } = await import('@/lib/payments/slip/sweep-slips');
    const nextWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
    expect(await sweepSlips(nextWeek)).toBe(0);
    const { copyOfPerson } = await import('@/lib/orders/person-copy');
    expect((await copyOfPerson(company.email)).slips.map(({ path }) => path)).toEqual(certificates);
    const { readRows } = await import('@/lib/server/backup/take-backup');
    const { slipsOf } = await import('@/lib/server/backup/manifest');
    expect(slipsOf((await readRows()).tables)).toEqual(certificates);
    await server.pay(reference);
    const { forget } = await import('@/lib/server/retention');
    await forget(company.email);
    expect((await server.papersOf(reference)).certificates).toEqual(certificates);
  });

  it('has its certificate noted at the desk when it comes on paper', async () => {
    const server = await openWithholding();
    const { reference, cookie } = await server.accepted('accounting-business', withholds);
    await server.pay(reference);
    expect((await server.gotPaper(reference, cookie)).status).toBe(403);
    const noted = await server.gotPaper(reference, await server.staffCookie());
    expect(noted.headers.get('location')).toContain('flash=noted');
    expect(await server.papersOf(reference)).toMatchObject({
      certificate_at: expect.any(Date),
      certificate_person: staff,
    });
    await server.run(aWeekLater);
    expect(await server.remindOfCertificates()).toBe(0);
  });
});
