import { expect, it } from 'vitest';
import { openReceiptsApi, staff } from '../support/receipts-api';
import { openServer } from '../support/server';

/** Two orders with receipts, of which one got a part of its price back, and what the doctor says of their money. */
async function openSold() {
  const server = await openReceiptsApi(openServer);
  const [one, other] = [(await server.accepted()).reference, (await server.accepted('seo-local')).reference];
  for (const reference of [one, other]) await server.pay(reference);
  const { sendBack } = await import('@/lib/orders/money');
  const kept = (await server.showOrder(one))?.received ?? 0;
  await sendBack({ reference: one, seen: 'paid', kept, amount: 100, person: staff });
  const { moneyFindings } = await import('@/scripts/commands/doctor/money');
  const wrong = async () =>
    (await moneyFindings()).filter(({ state }) => state === 'mend').map(({ name, say }) => `${name}: ${say}`);
  const changed = (reference: string, sql: string) =>
    server.run(
      `update public.order_money set ${sql} where order_id = (select id from public.orders where reference = '${reference}')`,
    );
  return { ...server, one, other, wrong, changed };
}

it('the doctor finds that the money of all orders adds up, also while a credit note is due and once it is issued', async () => {
  const { one, wrong, settlePapers } = await openSold();
  expect(await wrong()).toEqual([]);
  await settlePapers(one);
  expect(await wrong()).toEqual([]);
});

it('the doctor names the order of which less is on paper than was kept, and the one that is paid and has yet to get some', async () => {
  const { one, other, wrong, changed, settlePapers } = await openSold();
  await settlePapers(one);
  await changed(one, 'amount = amount - 50');
  const [said = '', ...named] = await wrong();
  expect(said).toMatch(/^money: does not add up in 1 of 2 orders/);
  expect(named).toEqual([expect.stringMatching(new RegExp(`^${one}: is paid: .* on paper$`))]);
  await changed(other, 'amount = amount - 1');
  expect(await wrong()).toHaveLength(3);
});

it('the doctor names an order that is closed and has kept money', async () => {
  const { other, run, wrong } = await openSold();
  await run(`update public.orders set status = 'cancelled' where reference = '${other}'`);
  expect((await wrong()).at(-1)).toContain(`${other}: is cancelled`);
});
