import { describe, expect, it } from 'vitest';
import { timeToUndoIsOver } from '../support/due-mail';
import { keyIn } from '../support/my-orders-api';
import { company } from '../support/quotes-api';
import { openReceiptsApi, staff } from '../support/receipts-api';
import { openServer } from '../support/server';

const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Bangkok' }).format(new Date());
const numbered = (last: number) => `RC-${year}-${String(last).padStart(4, '0')}`;

const buyer = {
  name: 'Malee Rakdee',
  address: '1 ถนนพัทยาสาย 2',
  companyName: 'บริษัท ซีวิว รีสอร์ท แอนด์ สปา จำกัด',
  companyTaxId: company.companyTaxId,
  companyBranch: '00001',
  note: 'wrong branch',
};

describe('the receipt of an order', () => {
  it('is issued for an order that is paid, with all that the law asks for', async () => {
    const server = await openReceiptsApi(openServer);
    const { reference, cookie } = await server.accepted('accounting-business,seo-local');
    expect((await server.papersOf(reference)).receipts).toEqual([]);
    await server.pay(reference);
    const [paper] = (await server.papersOf(reference)).receipts;
    expect(paper).toMatchObject({ number: numbered(1), voided_at: null });
    const receipt = await server.showOwnReceipt(numbered(1), cookie);
    expect(receipt).toMatchObject({
      order_reference: reference,
      seller: { name_th: expect.stringContaining('บริษัท'), tax_id: '0000000000001', branch: 'head-office' },
      buyer: { company_name: company.companyName, company_tax_id: company.companyTaxId },
      net: 16_000_000,
      vat: 0,
      gross: 16_000_000,
      withheld: 0,
    });
    expect(receipt?.lines.map(({ name_th: thai }) => thai)).not.toContain(undefined);
  });

  it('opens by a key to its order, by nothing else, and for the staff with who did what', async () => {
    const server = await openReceiptsApi(openServer);
    const one = await server.accepted();
    const other = await server.accepted();
    await server.pay(one.reference);
    for (const cookies of [null, '', other.cookie, one.cookie.replace(/=.*/, `=${'0'.repeat(32)}`)])
      expect(await server.showOwnReceipt(numbered(1), cookies)).toBeUndefined();
    expect(await server.showOwnReceipt(numbered(2), one.cookie)).toBeUndefined();
    expect((await server.openWith(numbered(1), 'f'.repeat(32))).status).toBe(404);
    const key = one.cookie.split('=')[1] ?? '';
    const opened = await server.openWith(numbered(1), key);
    expect(opened.headers.getSetCookie().join()).toContain(`order-${one.reference}=${key}`);
    const shown = JSON.stringify(await server.showOwnReceipt(numbered(1), one.cookie));
    expect(shown).not.toContain(staff);
  });

  it('does not open by the key of the mail that asks for a word about erasure', async () => {
    const server = await openReceiptsApi(openServer);
    const { reference, cookie } = await server.accepted();
    await server.pay(reference);
    await server.askErasure(reference, cookie);
    const mail = (await server.stored()).mails.find(({ event }) => event === 'order-erasure');
    expect((await server.openWith(numbered(1), keyIn(mail?.html))).status).toBe(404);
  });

  it('is issued after the time to undo or on opening, and a slip of the finger burns no number', async () => {
    const server = await openReceiptsApi(openServer);
    const { reference, cookie } = await server.accepted();
    const decide = (status: 'paid' | 'refunded') =>
      server.setOrderStatus({ reference, status, person: staff });
    const undo = () => server.undoOrderMove({ reference, person: staff });
    const numbers = async () => (await server.papersOf(reference)).receipts.map(({ number }) => number);
    await decide('paid');
    expect(await server.papersOf(reference)).toMatchObject({ receipts: [], due_at: expect.any(Date) });
    expect(await server.settlePapers()).toBe(0);
    expect(await undo()).toMatchObject({ outcome: 'changed' });
    await decide('paid');
    expect((await server.openOwn(reference, '')).status).toBe(404);
    const opened = await server.openOwn(reference, cookie);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/th/receipts/${numbered(1)}`]);
    expect(await undo()).toMatchObject({ outcome: 'refused', status: 'paid' });
    await decide('refunded');
    expect(await undo()).toMatchObject({ outcome: 'changed', status: 'paid' });
    await server.run('update public.orders set papers_due_at = now() where papers_due_at is not null');
    const { doChores } = await import('@/lib/server/chores');
    expect(await doChores(['receipts'])).toEqual([]);
    expect(await server.papersOf(reference)).toMatchObject({ due_at: null });
    expect(await numbers()).toEqual([numbered(1)]);
    expect(await server.showReceipt(numbered(1))).toMatchObject({ voided_at: null });
  });

  it('that is due names its customer though that one is forgotten before', async () => {
    const server = await openReceiptsApi(openServer);
    const { reference } = await server.accepted();
    await server.setOrderStatus({ reference, status: 'paid', person: staff });
    await (await import('@/lib/server/retention')).forget(company.email);
    expect(await server.showReceipt(numbered(1))).toMatchObject({ buyer: { name: company.name } });
  });

  it('is void once the payment is taken back, and the next one names it', async () => {
    const server = await openReceiptsApi(openServer);
    const { reference, cookie } = await server.accepted();
    await server.pay(reference);
    expect(await server.undoOrderMove({ reference, person: staff })).toMatchObject({ outcome: 'refused' });
    await server.setOrderStatus({ reference, status: 'awaiting-payment', person: staff });
    await server.settlePapers(reference);
    expect(await server.showOwnReceipt(numbered(1), cookie)).toMatchObject({ void_reason: 'undone' });
    await server.pay(reference);
    await server.setOrderStatus({ reference, status: 'refunded', person: staff, note: 'sent back' });
    await server.settlePapers(reference);
    expect(await server.showReceipt(numbered(2))).toMatchObject({
      replaces: numbered(1),
      void_reason: 'refunded',
      void_person: staff,
      void_note: 'sent back',
    });
    expect(await server.showOwnReceipt(numbered(1), cookie)).toMatchObject({ replaced_by: numbered(2) });
  });

  it('is named in the mail that says that the money came, with the key of that mail', async () => {
    const server = await openReceiptsApi(openServer);
    const { reference } = await server.accepted();
    await server.pay(reference);
    await server.run(timeToUndoIsOver);
    const { drainOutbox } = await import('@/lib/outbox/outbox');
    await drainOutbox();
    const mail = (await server.stored()).mails.findLast(({ event }) => event === 'order-status');
    const [, key = ''] = /receipts\/RC-\d+-\d+#([0-9a-f]{32})/.exec(mail?.html ?? '') ?? [];
    expect(await server.showOwnReceipt(numbered(1), `order-${reference}=${key}`)).toBeDefined();
  });

  it('is voided and issued anew at the desk, once, by the staff alone, and mailed', async () => {
    const server = await openReceiptsApi(openServer);
    const { reference, cookie } = await server.accepted();
    await server.pay(reference);
    const staffCookie = await server.staffCookie();
    const form = { ...buyer, seen: numbered(1) };
    expect((await server.reissue(reference, cookie, form)).status).toBe(403);
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    expect((await server.reissue(reference, staffCookie, form, elsewhere)).status).toBe(403);
    const wrong = { ...form, companyTaxId: '0205558001232' };
    expect((await server.reissue(reference, staffCookie, wrong)).status).toBe(422);
    const said = async () => (await server.reissue(reference, staffCookie, form)).headers.get('location');
    expect(await said()).toContain('flash=receipt&');
    expect(await said()).toContain('flash=receipt-outdated');
    expect(await server.showReceipt(numbered(1))).toMatchObject({
      void_reason: 'details',
      void_person: staff,
      void_note: buyer.note,
      buyer: { company_branch: 'head-office' },
    });
    expect(await server.showOwnReceipt(numbered(2), cookie)).toMatchObject({
      replaces: numbered(1),
      buyer: { company_name: buyer.companyName, company_branch: '00001' },
    });
    expect(await server.showOrder(reference)).toMatchObject({ company_name: buyer.companyName });
    const mails = (await server.stored()).mails.filter(({ event }) => event === 'order-receipt');
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(numbered(2))]);
  });

  it('is refused where nobody issues receipts, and can be issued later', async () => {
    const server = await openReceiptsApi(openServer, { DOCUMENTS: 'none' });
    const { reference } = await server.accepted();
    await server.pay(reference);
    expect((await server.papersOf(reference)).receipts).toEqual([]);
    const refused = await server.reissue(reference, await server.staffCookie(), { ...buyer, seen: '' });
    expect(refused.headers.get('location')).toContain('flash=receipt-refused');
    const { database } = await import('@/lib/outside');
    const names = { name: 'A Co., Ltd.', name_th: 'บริษัท เอ จำกัด', address: 'Pattaya', address_th: 'พัทยา' };
    const seller = { ...names, tax_id: '0105556000009', branch: 'head-office', is_registered: true };
    await (await database()).call('keep_seller', { seller });
    await server.reissue(reference, await server.staffCookie(), { ...buyer, seen: '' });
    expect(await server.showReceipt(numbered(1))).toMatchObject({
      seller,
      net: 13_551_402,
      vat: 948_598,
      gross: 14_500_000,
      replaces: null,
    });
  });

  it('stands in the month of the bookkeeper, a void one without an amount', async () => {
    const server = await openReceiptsApi(openServer);
    const { reference } = await server.accepted();
    await server.pay(reference);
    await server.reissue(reference, await server.staffCookie(), { ...buyer, seen: numbered(1) });
    const { monthInPattaya } = await import('@/lib/desk/month');
    const { text } = await server.monthFile(monthInPattaya(new Date()), await server.staffCookie());
    const rows = text.trim().split('\r\n');
    expect(rows[0]).toMatch(/Receipt,Receipt state,Net in baht,VAT in baht,Withheld in baht,Gross in baht$/);
    expect(rows[1]).toMatch(`${numbered(2)},valid,145000.00,0.00,0.00,145000.00`);
    expect(rows[2]).toMatch(`${numbered(1)},void,0.00,0.00,0.00,0.00`);
    expect(rows).toHaveLength(3);
  });

  it('stays in its month though somebody took the payment back by mistake in a later one', async () => {
    const server = await openReceiptsApi(openServer);
    const { reference } = await server.accepted();
    await server.setOrderStatus({ reference, status: 'paid', person: staff });
    await server.run("update public.order_events set created_at = created_at - interval '40 days'");
    await server.setOrderStatus({ reference, status: 'awaiting-payment', person: staff });
    expect(await server.undoOrderMove({ reference, person: staff })).toMatchObject({ outcome: 'changed' });
    const { monthInPattaya, paidIn } = await import('@/lib/desk/month');
    const then = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
    expect((await paidIn(monthInPattaya(then))).map((order) => order.reference)).toEqual([reference]);
    expect(await paidIn(monthInPattaya(new Date()))).toEqual([]);
  });

  it('stays for five years as it is when its customer is forgotten, is in the copy before, and cannot be changed', async () => {
    const server = await openReceiptsApi(openServer);
    const { reference, cookie } = await server.accepted();
    await server.pay(reference);
    const { copyOfPerson } = await import('@/lib/orders/person-copy');
    expect((await copyOfPerson(company.email)).rows.receipts).toMatchObject([{ number: numbered(1) }]);
    const retention = await import('@/lib/server/retention');
    await retention.forget(company.email);
    expect(await server.showOwnReceipt(numbered(1), cookie)).toBeUndefined();
    expect(await server.showReceipt(numbered(1))).toMatchObject({ buyer: { name: company.name } });
    const { deleteExpired } = retention;
    await deleteExpired();
    expect(await server.showReceipt(numbered(1))).toBeDefined();
    for (const change of ['update public.receipts set gross = gross', 'delete from public.receipts'])
      await expect(async () => server.run(change)).rejects.toThrow();
    // Six years pass, which only who is above the triggers can let them.
    await server.run(`do $$ begin
      set local session_replication_role = replica;
      update public.receipts set issued_at = issued_at - interval '6 years', issued_on = issued_on - 2200;
    end $$`);
    await deleteExpired();
    expect(await server.showReceipt(numbered(1))).toBeUndefined();
  });
});
