import { generate } from 'promptparse';
import { expect, it } from 'vitest';
import { promptPayPayload } from '@/lib/thailand/promptpay';
import { slipPicture, slipWithCodes } from '../support/images';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { describeOnEachDatabase } from '../support/server';

const otherKey = 'f'.repeat(32);
const bankSlip = generate.slipVerify({ sendingBank: '014', transRef: '202611210001ABC' });
const walletSlip = generate.trueMoneySlipVerify({ eventType: 'P2P', transactionId: 'TX9', date: '21112026' });

const upload = async (...codes: string[]) => new Blob([Uint8Array.from(await slipWithCodes(...codes))]);

describeOnEachDatabase('the code on a slip', (open) => {
  /** What the agency reads of an order with this slip. */
  const mailToAgency = async (slip: Blob) => {
    const server = await openOrdersApi(open);
    const { id } = (await server.place(await cart({ slip }))).body.data;
    await server.complete(id, { key, ...details });
    const { mails, orders } = await server.stored();
    return { text: mails.find((mail) => mail.event === 'order-agency')?.text ?? '', orders };
  };

  it('is stored, and told to the agency with the name of the bank', async () => {
    const { text, orders } = await mailToAgency(await upload('https://bank.example', bankSlip));
    expect(orders).toMatchObject([
      { slip_kind: 'bank', slip_bank: '014', slip_reference: '202611210001ABC', status: 'pending' },
    ]);
    expect(text).toContain('Slip from Siam Commercial Bank (SCB), transaction reference 202611210001ABC');
  });

  it('may be that of TrueMoney', async () => {
    const { text, orders } = await mailToAgency(await upload(walletSlip));
    expect(orders).toMatchObject([{ slip_kind: 'truemoney', slip_bank: null, slip_reference: 'TX9' }]);
    expect(text).toContain('Slip from TrueMoney, transaction reference TX9');
  });

  it('may be missing or strange: the order stands, and the agency is told to look', async () => {
    const none = await mailToAgency(new Blob([Uint8Array.from(await slipPicture().png().toBuffer())]));
    expect(none.orders).toMatchObject([{ slip_kind: 'none', slip_reference: null }]);
    expect(none.text).toContain('No code. Check this slip by hand.');
    const other = await mailToAgency(await upload('https://bank.example'));
    expect(other.orders).toMatchObject([{ slip_kind: 'other', slip_reference: null }]);
    expect(other.text).toContain('not a slip code. Check this slip by hand.');
  });

  it('names other orders that came with the same unreadable picture', async () => {
    const server = await openOrdersApi(open);
    const first = (await server.place(await cart())).body.data;
    const second = (await server.place(await cart({ key: otherKey }))).body.data;
    await server.complete(second.id, { key: otherKey, ...details });
    const mail = (await server.stored()).mails.find(({ event }) => event === 'order-agency');
    expect(mail?.text).toContain(`The same picture was sent with another order: ${first.reference}.`);
  });

  it('is refused where it is our own payment QR, whatever its amount, and nothing is stored', async () => {
    const server = await openOrdersApi(open, { PROMPTPAY_ID: '0812345678' });
    const answer = await server.place(
      await cart({ slip: await upload(promptPayPayload({ id: '0812345678', amount: 700 })) }),
    );
    expect([answer.status, answer.body.error.fields]).toEqual([422, { slip: 'slip-own-code' }]);
    const { orders, slips } = await server.stored();
    expect([orders, slips]).toEqual([[], []]);
  });

  it('is taken beside our own payment QR', async () => {
    const server = await openOrdersApi(open, { PROMPTPAY_ID: '0812345678' });
    const slip = await upload(promptPayPayload({ id: '0812345678', amount: 700 }), bankSlip);
    expect((await server.place(await cart({ slip }))).status).toBe(200);
    expect((await server.stored()).orders).toMatchObject([{ slip_kind: 'bank' }]);
  });

  it('is refused for a second order, and taken again for its own', async () => {
    const server = await openOrdersApi(open);
    const first = await server.place(await cart({ slip: await upload(bankSlip) }));
    const used = await server.place(await cart({ key: otherKey, slip: await upload('x', bankSlip) }));
    expect([used.status, used.body.error.fields]).toEqual([422, { slip: 'slip-used' }]);
    const again = await server.place(await cart({ slip: await upload(bankSlip) }));
    expect(again.body.data.reference).toBe(first.body.data.reference);
    const { orders, slips } = await server.stored();
    expect(slips).toEqual(orders.map((order) => order.payment_slip_path));
    expect(orders).toHaveLength(1);
  });

  it('takes the place of another picture of its order, as long as nobody has said who the order is from', async () => {
    const server = await openOrdersApi(open);
    const first = await server.place(await cart({ slip: await upload('a wrong picture') }));
    const second = await server.place(await cart({ slip: await upload(bankSlip) }));
    expect([second.status, second.body.data.reference]).toEqual([200, first.body.data.reference]);
    await server.complete(first.body.data.id, { key, ...details });
    const third = await server.place(await cart({ slip: await upload('yet another picture') }));
    expect([third.status, third.body.error.code]).toEqual([409, 'conflict']);
    const { orders, slips, mails } = await server.stored();
    expect(orders).toMatchObject([{ slip_kind: 'bank', slip_bank: '014' }]);
    expect(slips).toEqual(orders.map((order) => order.payment_slip_path));
    const agency = mails.find((mail) => mail.event === 'order-agency');
    expect(agency?.attachments.map((attachment) => attachment.filename)).toEqual(slips);
  });

  it('of another order does not take the place of an own one', async () => {
    const server = await openOrdersApi(open);
    await server.place(await cart({ slip: await upload(bankSlip) }));
    await server.place(await cart({ key: otherKey, slip: await upload('an own picture') }));
    const used = await server.place(await cart({ key: otherKey, slip: await upload('x', bankSlip) }));
    expect([used.status, used.body.error.fields]).toEqual([422, { slip: 'slip-used' }]);
    const { orders, slips } = await server.stored();
    expect(orders.map((order) => order.slip_kind).sort()).toEqual(['bank', 'other']);
    expect(slips).toEqual(orders.map((order) => order.payment_slip_path).sort());
  });

  it('is reported to the agency once more where it came after the report', async () => {
    const server = await openOrdersApi(open);
    const { reportAbandonedOrders } = await import('@/lib/orders/report-abandoned');
    const { drainOutbox } = await import('@/lib/outbox/outbox');
    const inAnHour = new Date(Date.now() + 60 * 60_000);
    await server.place(await cart({ slip: await upload('a wrong picture') }));
    await reportAbandonedOrders(inAnHour);
    await drainOutbox();
    await server.place(await cart({ slip: await upload(bankSlip) }));
    await reportAbandonedOrders(inAnHour);
    await reportAbandonedOrders(inAnHour);
    await drainOutbox();
    const { mails, slips } = await server.stored();
    expect(mails.map((mail) => mail.event)).toEqual(['order-abandoned', 'order-abandoned']);
    const attached = mails.flatMap((mail) => mail.attachments.map((attachment) => attachment.filename));
    expect(attached).toEqual(expect.arrayContaining(slips));
  });

  it('makes one order of many at once with keys of their own', async () => {
    const server = await openOrdersApi(open);
    const slip = await upload(bankSlip);
    const keys = Array.from({ length: 8 }, (_, index) => index.toString(16).repeat(32));
    const answers = await Promise.all(keys.map(async (own) => server.place(await cart({ key: own, slip }))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(422)]);
    const refused = answers.filter((answer) => answer.status === 422);
    expect(new Set(refused.map((answer) => answer.body.error.fields.slip))).toEqual(new Set(['slip-used']));
    const { orders, slips } = await server.stored();
    expect(slips).toEqual(orders.map((order) => order.payment_slip_path));
    expect(orders).toHaveLength(1);
  });
});
