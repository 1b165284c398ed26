import { expect, it } from 'vitest';
import { openServer } from '../support/server';

it('the demo fills a site with orders in every state and inquiries, sends nothing, and leaves a live site alone', async () => {
  const server = await openServer();
  const { fillDemo } = await import('@/scripts/commands/demo/fill');
  expect(await fillDemo()).toHaveLength(26);
  const { orders, slips, mails } = await server.stored();
  expect(orders.map(({ status }) => status)).toEqual([
    'pending',
    'paid',
    'slip-wanted',
    'rejected',
    'awaiting-payment',
    'awaiting-payment',
    'paid',
  ]);
  expect(orders.at(-1)?.payment_method).toBe('cash');
  expect(orders.slice(0, 5).every(({ slip_kind }) => slip_kind === 'bank')).toBe(true);
  expect(orders.slice(0, 6).every(({ customer_name }) => customer_name)).toBe(true);
  const { showOrder } = await import('@/lib/orders/order-status');
  expect((await showOrder(orders[5]?.reference ?? ''))?.parts).toMatchObject([
    { open: 0 },
    { due: 'handover' },
  ]);
  // Five slips, and a file from each side.
  expect([slips.length, mails]).toEqual([7, []]);
  const rows: { stored: { kind?: string } }[] = JSON.parse(await server.storedRows());
  expect(rows.filter(({ stored }) => stored.kind === 'contact')).toHaveLength(3);

  const { servicesAtDesk } = await import('@/lib/services/desk-services');
  expect((await servicesAtDesk()).services.map(({ state }) => state)).toEqual(['overdue', 'due', 'running']);
  const { listChanges, isWaiting } = await import('@/lib/changes/saved');
  const { changes } = await listChanges(null);
  expect(changes.filter(isWaiting).map(({ field, value }) => [field, value])).toEqual([
    ['closedDays', ['12-31']],
    ['catalog.cctv-basic.price', 26_000],
  ]);

  const { siteNumbers, sumsOfNumbers, unitsOf } = await import('@/lib/desk/numbers');
  const { visits, total } = sumsOfNumbers(await siteNumbers('year'));
  expect([...visits.keys()].toSorted()).toEqual(unitsOf('year'));
  expect(total.added).toBeGreaterThan(100);

  const kinds = rows.flatMap(({ stored }) =>
    stored.kind === 'visit' || stored.kind === 'drop-off' ? [stored.kind] : [],
  );
  expect(kinds.sort()).toEqual(['drop-off', 'visit', 'visit']);

  const { repairsAtDesk } = await import('@/lib/repairs/desk-repairs');
  expect((await repairsAtDesk()).map(({ state, amount }) => [state, amount])).toEqual([
    ['diagnosed', 250_000],
    ['received', 0],
  ]);

  const { jobsAtDesk } = await import('@/lib/jobs/desk-jobs');
  expect((await jobsAtDesk()).map(({ item, stage, state }) => [item, stage, state]).toSorted()).toEqual([
    ['accounting-business', 1, 'ours'],
    ['data-recovery-hdd', 0, 'ours'],
    ['pos-basic', 3, 'ours'],
    ['web-design-starter', 2, 'waiting'],
  ]);

  await server.run(
    "insert into site_notes (name, value) values ('live site', 'https://www.agency-in-pattaya.com')",
  );
  await expect(fillDemo()).rejects.toThrow('These are the rows of https://www.agency-in-pattaya.com');
  expect((await server.stored()).orders).toHaveLength(7);
});
