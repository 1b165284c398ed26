// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { openEmbeddedDatabase } from '@/lib/database/adapters/embedded';
import { copyEmbeddedDatabase } from '../support/database-templates';
import { temporaryFolder } from '../support/temporary-folder';

/** Orders at work, of which each may have one decision more than it was heard to have: that whose answer the kill took. */
const atOnce = 50;

const order = z.object({
  received: z.number(),
  refunded: z.number(),
  money: z.array(z.object({ amount: z.number() })),
});
const listed = z.array(z.object({ reference: z.string() }));

/** Kills a process that decides, once it was heard to have decided so often. @returns what each order was heard to keep, line by line */
async function decideUntilKilled(folder: string, decisions: number): Promise<Map<string, number[]>> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'tests/support/money-until-killed.ts'], {
    env: { ...process.env, MONEY_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const heard = new Map<string, number[]>();
  let count = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [reference = '', amount] = line.split(' ');
    heard.set(reference, [...(heard.get(reference) ?? []), Number(amount)]);
    count += 1;
    if (count === decisions) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return heard;
}

it('keeps every decision about money that it has answered when it is killed among fifty at once, and the sums fit', {
  timeout: 300_000,
}, async () => {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  copyEmbeddedDatabase(folder);
  const db = join(folder, 'db');
  const heard = new Map<string, number[]>();
  for (const decisions of [60, 400]) {
    for (const [reference, amounts] of await decideUntilKilled(db, decisions)) heard.set(reference, amounts);
    const database = await openEmbeddedDatabase({ folder: db, sqlFolder: 'supabase' });
    const orders = listed.parse(await database.call('find_orders', { terms: [], before: null, max: 1000 }));
    expect([...heard.keys()].filter((one) => !orders.some(({ reference }) => reference === one))).toEqual([]);
    for (const { reference } of orders) {
      const { money, received, refunded } = order.parse(await database.call('show_order', { reference }));
      const written = money.map(({ amount }) => amount);
      const said = heard.get(reference) ?? [];
      expect([reference, written.slice(0, said.length)]).toEqual([reference, said]);
      expect(written.length - said.length).toBeLessThanOrEqual(1);
      expect(written.reduce((sum, amount) => sum + amount, 0)).toBe(received - refunded);
    }
    expect(orders.length).toBeGreaterThanOrEqual(atOnce);
    await database.call('settle_due_papers', { reference: null });
    for (const { reference } of orders) await database.call('settle_due_papers', { reference });
    expect(await database.call('money_faults', { max: 5 })).toEqual({
      orders: orders.length,
      wrong: 0,
      faults: [],
    });
    await database.close();
  }
});
