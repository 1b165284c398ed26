import { execFile } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyEmbeddedDatabase } from '../support/database-templates';
import { holdDatabase, openEmbedded } from '../support/hold-database';
import { neutralSettings } from '../support/neutral-settings.mjs';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { describeOnEachDatabase, type OpenServer } from '../support/server';
import { query, storedMails } from '../support/stored';
import { temporaryFolder } from '../support/temporary-folder';

async function openSold(open: OpenServer, { isComplete = true } = {}) {
  const server = await openOrdersApi(open);
  const { id, reference } = (await server.place(await cart())).body.data;
  if (isComplete) await server.complete(id, { key, ...details });
  const { setOrderStatus, showOrder, listOrders } = await import('@/lib/orders/order-status');
  const { drainOutbox } = await import('@/lib/mail/outbox');
  const decide = async (status: 'paid' | 'rejected' | 'cancelled') => {
    const decided = await setOrderStatus({ reference: String(reference), status, cause: 'agency' });
    await drainOutbox();
    return decided;
  };
  return { ...server, id, reference: String(reference), decide, showOrder, listOrders };
}

describeOnEachDatabase('the state of an order', (open) => {
  it.each(['paid', 'rejected', 'cancelled'] as const)(
    'becomes %s once, and the customer is told once, in the customer’s language',
    async (status) => {
      const server = await openSold(open);
      expect(await server.decide(status)).toEqual({ outcome: 'changed', status, mailed: true });
      expect(await server.decide(status)).toEqual({ outcome: 'unchanged', status, mailed: false });
      const { orders, mails } = await server.stored();
      expect(orders).toMatchObject([{ status }]);
      const told = mails.filter((mail) => mail.event === 'order-status');
      expect(told.map((mail) => mail.to?.[0]?.address)).toEqual(['somchai@example.com']);
      expect(told[0]?.subject).toContain(server.reference);
      expect(told[0]?.html).toContain('lang="th"');
      expect(told[0]?.text).toContain('฿25,000.00');
    },
  );

  it('is left once: nothing leads from one final state to another', async () => {
    const server = await openSold(open);
    await server.decide('rejected');
    expect(await server.decide('paid')).toEqual({ outcome: 'refused', status: 'rejected', mailed: false });
    expect(await server.decide('cancelled')).toEqual({
      outcome: 'refused',
      status: 'rejected',
      mailed: false,
    });
    expect((await server.stored()).orders).toMatchObject([{ status: 'rejected' }]);
  });

  it('is decided by one of many that decide at once', async () => {
    const server = await openSold(open);
    const states = [
      'paid',
      'rejected',
      'cancelled',
      'paid',
      'rejected',
      'cancelled',
      'paid',
      'paid',
    ] as const;
    const answers = await Promise.all(states.map(server.decide));
    expect(answers.filter((answer) => answer.outcome === 'changed')).toHaveLength(1);
    expect((await server.showOrder(server.reference))?.events).toHaveLength(2);
    const { mails } = await server.stored();
    expect(mails.filter((mail) => mail.event === 'order-status')).toHaveLength(1);
  });

  it('is told to nobody while nobody has left an address', async () => {
    const server = await openSold(open, { isComplete: false });
    expect(await server.decide('cancelled')).toEqual({
      outcome: 'changed',
      status: 'cancelled',
      mailed: false,
    });
    expect((await server.stored()).mails).toEqual([]);
  });

  it('that was decided before is told to the customer who comes back with an address', async () => {
    const server = await openSold(open, { isComplete: false });
    await server.decide('rejected');
    expect((await server.complete(server.id, { key, ...details })).status).toBe(200);
    const { mails } = await server.stored();
    expect(mails.map((mail) => mail.event).sort()).toEqual([
      'order-agency',
      'order-customer',
      'order-status',
    ]);
  });

  it('is kept with its history: when it came to be, and by whom', async () => {
    const server = await openSold(open);
    expect((await server.showOrder(server.reference))?.events).toMatchObject([
      { status: 'pending', cause: 'placed' },
    ]);
    await server.decide('paid');
    const order = await server.showOrder(server.reference);
    expect(order).toMatchObject({ status: 'paid', customer_name: 'Somchai', amount: 2500000 });
    expect(order?.events).toMatchObject([
      { status: 'pending', cause: 'placed' },
      { status: 'paid', cause: 'agency' },
    ]);
    expect(Math.abs(Date.now() - Number(order?.events[1]?.created_at))).toBeLessThan(60_000);
    expect(await server.listOrders()).toMatchObject([{ reference: server.reference, status: 'paid' }]);
  });

  it('of an order that is not there is not found', async () => {
    const server = await openSold(open);
    const { setOrderStatus } = await import('@/lib/orders/order-status');
    expect(await setOrderStatus({ reference: 'PT-000000', status: 'paid', cause: 'agency' })).toEqual({
      outcome: 'not-found',
      mailed: false,
    });
    expect(await server.showOrder('PT-000000')).toBeUndefined();
  });
});

describe('npm run order', { timeout: 120_000 }, () => {
  async function soldFolder() {
    const { folder, remove } = await temporaryFolder();
    onTestFinished(remove);
    copyEmbeddedDatabase(folder);
    await query(
      folder,
      `insert into orders (reference, amount, payment_slip_path, slip_sha256, lines, locale, idempotency_key,
         customer_name, customer_email, customer_phone, customer_address, completed_at)
       values ('PT-TEST22', 999, '1-a.png', 'x', '[{"id":"vps-starter","name":"VPS","name_en":"Starter VPS","type":"t","period":"month","price":99900}]',
         'de', 'k', 'Malee Suksan', 'malee@example.com', '0812345678', 'Soi 6', now())`,
    );
    const run = (...args: string[]) =>
      new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
        const env = { ...process.env, ...neutralSettings, DATA_DIR: folder };
        const command = ['scripts/run.mjs', 'scripts/order.ts', ...args];
        execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
          resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
        );
      });
    return { folder, run };
  }

  it('lists orders, shows one with its history, and decides about it', async () => {
    const { folder, run } = await soldFolder();
    expect((await run('list')).stdout).toMatch(/PT-TEST22 +pending +promptpay .*฿999\.00 +Malee Suksan/);
    const paid = await run('pt-test22', 'paid');
    expect([paid.status, paid.stdout]).toEqual([0, 'PT-TEST22 is paid; the customer is told by mail.\n']);
    expect((await run('show', 'PT-TEST22')).stdout).toMatch(
      /paid +promptpay[\s\S]*Starter VPS \(month\): ฿999\.00[\s\S]*pending +placed[\s\S]*paid +agency/,
    );
    const mails = await storedMails(folder);
    expect(mails.map((mail) => [mail.event, mail.html?.includes('lang="de"')])).toEqual([
      ['order-status', true],
    ]);
  });

  it('prints what customers wrote without what would steer the terminal', async () => {
    const { folder, run } = await soldFolder();
    await query(
      folder,
      "update orders set customer_name = 'Malee' || chr(155) || '2K', slip_reference = 'A' || chr(27)",
    );
    for (const { stdout } of [await run('list'), await run('show', 'PT-TEST22')])
      expect([stdout.includes('Malee 2K'), /[^\P{Cc}\n]/u.test(stdout)]).toEqual([true, false]);
  });

  it('works through the site that has the database open', async () => {
    const { folder, run } = await soldFolder();
    const site = await openEmbedded(folder);
    expect((await run('PT-TEST22', 'cancelled')).stdout).toContain('PT-TEST22 is cancelled');
    await site.close();
    expect(await query(folder, 'select status from orders')).toEqual([{ status: 'cancelled' }]);
  });

  it('says what to do when the database is out of reach, and how it is used', async () => {
    const { folder, run } = await soldFolder();
    expect(await run('nonsense')).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage:') });
    const release = await holdDatabase(folder);
    const refused = await run('list');
    release();
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('stop it, run this again')]);
  });
});
