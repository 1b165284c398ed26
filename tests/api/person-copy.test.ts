import { describe, expect, it } from 'vitest';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { openServer } from '../support/server';

describe('the copy that a person may ask for', () => {
  async function withTwoCustomers() {
    const server = await openOrdersApi(openServer, { MAIL_TO: 'orders@agency.example' });
    const buy = async (ownKey: string, email: string) => {
      const placed = await server.place(await cart({ key: ownKey, slip: await pictureOf(email) }));
      const { id, reference } = placed.body.data;
      await server.complete(id, { ...details, key: ownKey, email });
      return String(reference);
    };
    const reference = await buy(key, 'Somchai@Example.com');
    await buy('e'.repeat(32), 'another@example.com');
    const { copyOfPerson } = await import('@/lib/orders/person-copy');
    const { setOrderStatus } = await import('@/lib/orders/order-status');
    await setOrderStatus({ reference, status: 'paid', person: 'Nok of the agency' });
    return { ...server, reference, copyOfPerson };
  }

  it('holds orders with history and pictures, and mail, of this person alone, however the address is written', async () => {
    const { copyOfPerson, reference } = await withTwoCustomers();
    const { rows, slips } = await copyOfPerson(' somchai@EXAMPLE.com ');
    expect(rows.orders).toMatchObject([
      { reference, status: 'paid', customer_name: 'Somchai', slips: [{ path: slips[0]?.path }] },
    ]);
    expect(slips).toHaveLength(1);
    expect(rows.mails.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['order-customer', 'order-agency']),
    );
    const said = JSON.stringify(rows);
    expect(said).toContain('"history":[{');
    for (const secret of ['another@', 'Nok of', 'sha256', 'idempotency', 'hash'])
      expect(said).not.toContain(secret);
  });

  it('is found by the reference as well, and is empty for whoever is not known or was forgotten', async () => {
    const { copyOfPerson, reference } = await withTwoCustomers();
    expect((await copyOfPerson(reference)).rows.orders).toHaveLength(1);
    expect((await copyOfPerson('nobody@example.com')).rows).toEqual({
      orders: [],
      inquiries: [],
      quotes: [],
      services: [],
      receipts: [],
      notes: [],
      same: [],
      sign_ins: [],
      mails: [],
    });
    const { forget } = await import('@/lib/server/retention');
    await forget('somchai@example.com');
    expect(await copyOfPerson('somchai@example.com')).toEqual({
      rows: {
        orders: [],
        inquiries: [],
        quotes: [],
        services: [],
        receipts: [],
        notes: [],
        same: [],
        sign_ins: [],
        mails: [],
      },
      slips: [],
    });
  });
});

/** A picture of a size of its own, so that it is another one. */
async function pictureOf(email: string): Promise<Blob> {
  const { slipPicture } = await import('../support/images');
  const bytes = await slipPicture({ width: 300 + email.length, height: 500 })
    .png()
    .toBuffer();
  return new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
}
