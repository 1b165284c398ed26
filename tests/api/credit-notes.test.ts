import { describe, expect, it } from 'vitest';
import { timeToUndoIsOver } from '../support/due-mail';
import { openLiveSite } from '../support/live-site';
import { openReceiptsApi, staff } from '../support/receipts-api';
import { openServer } from '../support/server';

const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Bangkok' }).format(new Date());
const numbered = (series: 'RC' | 'CN', last: number) => `${series}-${year}-${String(last).padStart(4, '0')}`;

/** An order of ฿160,000.00 that is paid and has its receipt, and what may be sent back of it. */
async function openPaid(form?: object, isRegistered = true) {
  const server = await openReceiptsApi(openServer);
  await server.run(
    `update public.document_seller set seller = seller || '{"is_registered": ${isRegistered}}'`,
  );
  const { sendBack, noteMoney } = await import('@/lib/orders/money');
  const { reference, cookie } = await server.accepted('accounting-business,seo-local', form);
  await server.pay(reference);
  const show = async () => {
    const shown = await server.showOrder(reference);
    if (!shown) throw new Error('no order');
    return shown;
  };
  const kept = async () => {
    const { received, refunded } = await show();
    return received - refunded;
  };
  const valid = async () => {
    const { receipts } = await server.papersOf(reference);
    return receipts.filter(({ voided_at: voided }) => voided === null).map(({ number }) => number);
  };
  return {
    ...server,
    reference,
    cookie,
    show,
    kept,
    valid,
    noteMoney,
    /** Sends back, and nobody takes that back. */
    back: async (amount: number, note?: string) => {
      const { status: seen } = await show();
      const decision = await sendBack({ reference, seen, kept: await kept(), amount, person: staff, note });
      await server.settlePapers(reference);
      return decision;
    },
    paper: async (number: string) => {
      const paper = await server.showReceipt(number);
      if (!paper) throw new Error(`no ${number}`);
      return paper;
    },
    /** What receipts say was transferred, less what credit notes took back of that. */
    onPaper: async () => {
      const all = await Promise.all((await valid()).map((number) => server.showReceipt(number)));
      return all.reduce(
        (sum, paper) => sum + (paper ? (paper.corrects ? -1 : 1) * (paper.gross - paper.withheld) : 0),
        0,
      );
    },
  };
}

describe('a credit note', () => {
  it('corrects the receipt of what goes back in part, with all that section 86/10 asks for', async () => {
    const shop = await openPaid();
    expect(await shop.back(10_000_00, 'ยกเลิกงานบางส่วน')).toMatchObject({
      outcome: 'changed',
      status: 'paid',
    });
    expect(await shop.paper(numbered('CN', 1))).toMatchObject({
      order_reference: shop.reference,
      corrects: { number: numbered('RC', 1), net: 14_953_271, gross: 16_000_000, credited: 0 },
      reason: 'ยกเลิกงานบางส่วน',
      gross: 1_000_000,
      vat: 65_421,
      net: 934_579,
      withheld: 0,
      voided_at: null,
    });
    expect(await shop.valid()).toEqual([numbered('CN', 1), numbered('RC', 1)]);
    await shop.back(1);
    expect(await shop.paper(numbered('CN', 2))).toMatchObject({ gross: 1, corrects: { credited: 934_579 } });
    expect(await shop.onPaper()).toBe(await shop.kept());
  });

  it('comes to the receipt to the satang where all goes back bit by bit, and the receipt stays', async () => {
    const shop = await openPaid({ version: 1, method: 'transfer', withholds: 'on' });
    const receipt = await shop.paper(numbered('RC', 1));
    expect(receipt.withheld).toBeGreaterThan(0);
    for (const amount of [1, 333_333, 7, 1_000_000]) {
      await shop.back(amount);
      expect(await shop.onPaper()).toBe(await shop.kept());
    }
    await shop.back(await shop.kept());
    expect(await shop.show()).toMatchObject({ status: 'refunded' });
    const notes = await Promise.all([1, 2, 3, 4, 5].map((last) => shop.paper(numbered('CN', last))));
    for (const key of ['net', 'vat', 'gross', 'withheld'] as const)
      expect([key, notes.reduce((sum, note) => sum + note[key], 0)]).toEqual([key, receipt[key]]);
    expect(await shop.paper(numbered('RC', 1))).toMatchObject({ voided_at: null });
  });

  it('is not issued while the decision may be taken back, and burns no number then', async () => {
    const shop = await openPaid();
    const { sendBack } = await import('@/lib/orders/money');
    const { reference } = shop;
    await sendBack({ reference, seen: 'paid', kept: await shop.kept(), amount: 500, person: staff });
    expect(await shop.settlePapers()).toBe(0);
    expect(await shop.undoOrderMove({ reference, person: staff })).toMatchObject({ outcome: 'changed' });
    await shop.settlePapers(reference);
    expect(await shop.valid()).toEqual([numbered('RC', 1)]);
    await shop.back(500);
    expect(await shop.valid()).toContain(numbered('CN', 1));
    expect(await shop.undoOrderMove({ reference, person: staff })).toMatchObject({ outcome: 'refused' });
  });

  it('is none of what was too much, and of what goes back beyond that only the rest', async () => {
    const shop = await openPaid();
    const { reference } = shop;
    await shop.noteMoney({
      reference,
      seen: 'paid',
      received: await shop.kept(),
      amount: 5_000,
      person: staff,
    });
    await shop.back(4_000);
    expect(await shop.valid()).toEqual([numbered('RC', 1)]);
    await shop.back(3_000);
    expect(await shop.paper(numbered('CN', 1))).toMatchObject({ gross: 2_000 });
  });

  it('is void where the money did not go back after all, and follows its receipt to another buyer', async () => {
    const shop = await openPaid(undefined, false);
    await shop.back(1_000);
    await shop.back(await shop.kept());
    await shop.setOrderStatus({ reference: shop.reference, status: 'paid', person: staff });
    await shop.settlePapers(shop.reference);
    expect(await shop.paper(numbered('CN', 2))).toMatchObject({ void_reason: 'undone' });
    expect(await shop.onPaper()).toBe(await shop.kept());
    const buyer = {
      name: 'Malee',
      address: '1 ถนนพัทยาสาย 2',
      companyName: '',
      companyTaxId: '',
      companyBranch: '',
      note: '',
    };
    await shop.reissue(shop.reference, await shop.staffCookie(), { ...buyer, seen: numbered('RC', 1) });
    expect(await shop.paper(numbered('CN', 1))).toMatchObject({ void_reason: 'details' });
    expect(await shop.paper(numbered('CN', 3))).toMatchObject({
      gross: 1_000,
      vat: 0,
      corrects: { number: numbered('RC', 2) },
      buyer: { name: 'Malee' },
    });
    expect(await shop.valid()).toHaveLength(2);
  });

  it('opens by a key to its order, stands in the month’s file below 0, and is mailed', async () => {
    const shop = await openPaid();
    await shop.back(10_000_00);
    expect(await shop.showOwnReceipt(numbered('CN', 1), '')).toBeUndefined();
    expect(await shop.showOwnReceipt(numbered('CN', 1), shop.cookie)).toMatchObject({ gross: 1_000_000 });
    const { monthInPattaya, receiptsIn } = await import('@/lib/desk/month');
    const { text } = await shop.monthFile(monthInPattaya(new Date()), await shop.staffCookie());
    const row = text.split('\r\n').find((line) => line.includes(numbered('CN', 1)));
    expect(row).toMatch(/-9345\.79,-654\.21,0\.00,-10000\.00$/);
    const papers = await receiptsIn(monthInPattaya(new Date()));
    expect(papers.reduce((sum, { gross }) => sum + gross, 0)).toBe(await shop.kept());
    await shop.run(timeToUndoIsOver);
    await (await import('@/lib/outbox/outbox')).drainOutbox();
    const mail = (await shop.stored()).mails.find(({ event }) => event === 'order-receipt');
    expect(mail?.text).toContain(numbered('CN', 1));
    expect(mail?.text).toContain(numbered('RC', 1));
  });

  it('is never changed or deleted', async () => {
    const shop = await openPaid();
    await shop.back(500);
    await expect(shop.run("update public.receipts set gross = 1 where number like 'CN-%'")).rejects.toThrow();
    await expect(shop.run("delete from public.receipts where number like 'CN-%'")).rejects.toThrow();
  });
});

it('a credit note has all its words, on its own page, that of the order and the desk', {
  timeout: 240_000,
}, async () => {
  const site = await openLiveSite();
  const { anotherSlip, cookieOf } = await import('../support/my-orders-api');
  const { cart, details, key, openOrdersApi } = await import('../support/orders-api');
  const { sendBack } = await import('@/lib/orders/money');
  const { settlePapers } = await import('@/lib/documents/own-receipt');
  const shop = await openOrdersApi(async () => site);
  const placed = await shop.place(await cart({ slip: await anotherSlip() }));
  const reference = String(placed.body.data.reference);
  await shop.complete(placed.body.data.id, { key, ...details });
  await site.setOrderStatus({ reference, status: 'paid', person: 'Nok' });
  await settlePapers(reference);
  const kept = (await site.showOrder(reference))?.received ?? 0;
  await sendBack({ reference, seen: 'paid', kept, amount: 100, person: 'Nok' });
  await settlePapers(reference);
  const number = numbered('CN', 1);
  const cookie = cookieOf(placed);
  expect(await site.read('receipt', { cookie, params: { number } })).toContain('ใบลดหนี้');
  expect(await site.read('order', { cookie, params: { reference } })).toContain(number);
  expect(await site.read('deskOrder', { params: { reference } })).toContain(number);
});
