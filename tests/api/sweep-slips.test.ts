import { expect, it } from 'vitest';
import { cart, openOrdersApi } from '../support/orders-api';
import { describeOnEachDatabase } from '../support/server';

const day = 24 * 60 * 60 * 1000;

describeOnEachDatabase('sweeping slips', (open) => {
  it('removes what belongs to no order once it is a day old, and nothing else', async () => {
    const server = await openOrdersApi(open);
    await server.place(await cart());
    const { slips } = await import('@/lib/outside');
    const { sweepSlips } = await import('@/lib/payments/slip/sweep-slips');
    const orphan = `${Date.now() - day - 60_000}-0a.png`;
    const young = `${Date.now()}-0b.png`;
    for (const path of [orphan, young])
      await (await slips()).put(path, { bytes: new Uint8Array([1]), contentType: 'image/png' });
    expect(await sweepSlips()).toBe(1);
    const kept = (await server.stored()).slips;
    expect(kept).not.toContain(orphan);
    expect(kept).toContain(young);
    expect(kept).toHaveLength(2);
  });

  it('removes nothing where most slips belong to no order: they are those of another database', async () => {
    await open();
    const { slips } = await import('@/lib/outside');
    const { sweepSlips } = await import('@/lib/payments/slip/sweep-slips');
    const store = await slips();
    for (let count = 0; count < 51; count++)
      await store.put(`${count}-0a.png`, { bytes: new Uint8Array([1]), contentType: 'image/png' });
    await expect(sweepSlips()).rejects.toThrow('51 of 51 slips belong to no order of this database');
    await store.remove('0-0a.png');
    expect(await sweepSlips()).toBe(50);
  });

  it('keeps the slip of an order however old it is', async () => {
    const server = await openOrdersApi(open);
    await server.place(await cart());
    const { sweepSlips } = await import('@/lib/payments/slip/sweep-slips');
    expect(await sweepSlips(new Date(Date.now() + 400 * day))).toBe(0);
    expect((await server.stored()).slips).toHaveLength(1);
  });
});
