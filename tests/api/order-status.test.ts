import { execFile } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { OrderStatus } from '@/lib/orders/order';
import type { OrderDecision } from '@/lib/orders/order-status';
import { timeToUndoIsOver } from '../support/due-mail';
import { holdDatabase, serveEmbedded } from '../support/hold-database';
import { neutralSettings } from '../support/neutral-settings.mjs';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { priceOf, writtenPrice } from '../support/prices';
import { describeOnEachDatabase, type OpenServer, openServer } from '../support/server';
import { query, storedMails } from '../support/stored';
import { temporaryFolder } from '../support/temporary-folder';

async function openSold(open: OpenServer, { isComplete = true } = {}) {
  const server = await openOrdersApi(open);
  const { id, reference } = (await server.place(await cart())).body.data;
  if (isComplete) await server.complete(id, { key, ...details });
  const { setOrderStatus, undoOrderMove, showOrder, listOrders } = await import('@/lib/orders/order-status');
  const { drainOutbox } = await import('@/lib/outbox/outbox');
  const decide = (status: OrderStatus, more: Partial<OrderDecision> = {}) =>
    setOrderStatus({ reference: String(reference), status, person: 'Nok', ...more });
  const undo = () => undoOrderMove({ reference: String(reference), person: 'Lek' });
  /** The mails about states that have left, once nothing can be taken back any more. */
  const told = async () => {
    await server.run(timeToUndoIsOver);
    await drainOutbox();
    return (await server.stored()).mails.filter((mail) => mail.event === 'order-status');
  };
  return { ...server, id, reference: String(reference), decide, undo, told, showOrder, listOrders };
}

const decisions = ['slip-wanted', 'paid', 'rejected', 'cancelled'] as const;

describe('the state of an order', () => {
  it.each(decisions)(
    'becomes %s once, and the customer is told once, in the customer’s language',
    async (status) => {
      const server = await openSold(openServer);
      expect(await server.decide(status)).toMatchObject({ outcome: 'changed', status, mailed: true });
      expect(await server.decide(status)).toMatchObject({ outcome: 'unchanged', status, mailed: false });
      expect((await server.stored()).orders).toMatchObject([{ status }]);
      const told = await server.told();
      expect(told.map((mail) => mail.to?.[0]?.address)).toEqual(['somchai@example.com']);
      expect(told[0]?.subject).toContain(server.reference);
      expect(told[0]?.html).toContain('lang="th"');
      expect(told[0]?.text).toContain(`${writtenPrice('web-design-starter').slice(1)}\u00a0บาท`);
    },
  );

  it('is told with the reason in the customer’s language, what a person added, and a link that opens the order', async () => {
    const server = await openSold(openServer);
    await server.decide('slip-wanted', { reason: 'cut-off', note: 'Please send it as a screenshot.' });
    const [mail] = await server.told();
    expect(mail?.text).toContain('เราต้องใช้สลิปเต็มใบ');
    expect(mail?.text).toContain('Please send it as a screenshot.');
    const [, key = ''] =
      new RegExp(`/th/orders/${server.reference}#([0-9a-f]{32})`).exec(mail?.html ?? '') ?? [];
    const { showOwnOrder } = await import('@/lib/orders/own-order');
    const { hashKey } = await import('@/lib/orders/hash-key');
    expect(await showOwnOrder({ reference: server.reference, key_hash: hashKey(key) })).toMatchObject({
      status: 'slip-wanted',
    });
  });

  it('has no other reason than those that have words', async () => {
    const server = await openSold(openServer);
    await expect(server.decide('paid', { reason: 'cut-off' })).rejects.toThrow(RangeError);
  });

  it('is told to nobody while it can be taken back, and never if it was', async () => {
    const server = await openSold(openServer);
    await server.decide('rejected', { reason: 'not-found' });
    const { drainOutbox } = await import('@/lib/outbox/outbox');
    await drainOutbox();
    expect((await server.stored()).mails.filter((mail) => mail.event === 'order-status')).toEqual([]);
    expect(await server.undo()).toMatchObject({ outcome: 'changed', status: 'pending', mailed: false });
    expect(await server.told()).toEqual([]);
  });

  it('is told once where one decision follows another at once', async () => {
    const server = await openSold(openServer);
    await server.decide('rejected');
    await server.decide('paid');
    const told = await server.told();
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toContain('ได้รับเงินแล้ว');
  });

  it('that was told and is then taken back is told again, as a mistake of ours', async () => {
    const server = await openSold(openServer);
    await server.decide('rejected');
    expect(await server.told()).toHaveLength(1);
    expect(await server.undo()).toMatchObject({ outcome: 'changed', status: 'pending', mailed: true });
    const [, correction] = await server.told();
    expect(correction?.text).toContain('เป็นความผิดพลาดของเรา');
  });

  it('is taken back once, and only where a person decided it', async () => {
    const server = await openSold(openServer);
    expect(await server.undo()).toMatchObject({ outcome: 'refused', status: 'pending' });
    await server.decide('paid');
    expect(await server.undo()).toMatchObject({ outcome: 'changed', status: 'pending' });
    expect(await server.undo()).toMatchObject({ outcome: 'refused', status: 'pending' });
  });

  it('is told to nobody while nobody has left an address', async () => {
    const server = await openSold(openServer, { isComplete: false });
    expect(await server.decide('cancelled')).toMatchObject({ outcome: 'changed', mailed: false });
    expect(await server.told()).toEqual([]);
  });

  it('that was decided before is told to the customer who comes back with an address', async () => {
    const server = await openSold(openServer, { isComplete: false });
    await server.decide('rejected');
    expect((await server.complete(server.id, { key, ...details })).status).toBe(200);
    const { mails } = await server.stored();
    expect(mails.map((mail) => mail.event).sort()).toEqual([
      'order-agency',
      'order-customer',
      'order-status',
    ]);
  });

  it('is kept with its history: when it came to be, by whom, and why', async () => {
    const start = Date.now();
    const server = await openSold(openServer);
    await server.decide('slip-wanted', { reason: 'unreadable' });
    await server.undo();
    const order = await server.showOrder(server.reference);
    expect(order).toMatchObject({
      status: 'pending',
      customer_name: 'Somchai',
      amount: priceOf('web-design-starter'),
      may_undo: false,
    });
    expect(order?.events).toMatchObject([
      { status: 'pending', status_before: null, actor: 'customer', cause: 'placed' },
      {
        status: 'slip-wanted',
        status_before: 'pending',
        actor: 'agency',
        person: 'Nok',
        reason: 'unreadable',
      },
      { status: 'pending', status_before: 'slip-wanted', actor: 'agency', person: 'Lek', is_undo: true },
    ]);
    expect(Number(order?.events[1]?.created_at)).toBeGreaterThanOrEqual(start);
    expect(Number(order?.events[1]?.created_at)).toBeLessThanOrEqual(Date.now());
    expect(await server.listOrders()).toMatchObject([{ reference: server.reference, status: 'pending' }]);
  });

  it('of an order that is not there is not found', async () => {
    const server = await openSold(openServer);
    const { setOrderStatus, undoOrderMove } = await import('@/lib/orders/order-status');
    const nothing = { reference: 'PT-000000', status: 'paid' } as const;
    expect(await setOrderStatus(nothing)).toMatchObject({ outcome: 'not-found', mailed: false });
    expect(await undoOrderMove(nothing)).toMatchObject({ outcome: 'not-found', mailed: false });
    expect(await server.showOrder('PT-000000')).toBeUndefined();
  });
});

describeOnEachDatabase('the state of an order', (open) => {
  it('is decided by one of fifty that saw the same state at once, and the others are told who it was', async () => {
    const server = await openSold(open);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        server.decide(decisions[number % decisions.length] ?? 'paid', {
          seen: 'pending',
          person: `No. ${number}`,
        }),
      ),
    );
    const winners = answers.filter((answer) => answer.outcome === 'changed');
    expect(winners).toHaveLength(1);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: winners[0]?.status, person: winners[0]?.person });
    expect((await server.showOrder(server.reference))?.events).toHaveLength(2);
    expect(await server.told()).toHaveLength(1);
  });
});
describe('npm run order', () => {
  async function soldFolder() {
    const { folder, remove } = await temporaryFolder();
    onTestFinished(remove);
    const site = await serveEmbedded(folder);
    await site.query(
      `insert into orders (reference, amount, payment_slip_path, lines, locale, idempotency_key,
         customer_name, customer_email, customer_phone, customer_address, completed_at)
       values ('PT-TEST22', 99900, '1-a.png', '[{"id":"vps-starter","name":"VPS","name_en":"Starter VPS","type":"t","period":"month","price":99900}]',
         'de', 'k', 'Malee Suksan', 'malee@example.com', '0812345678', 'Soi 6', now())`,
    );
    const run = (...args: (string | Record<string, string>)[]) =>
      new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
        const settings = Object.assign({}, ...args.filter((arg) => typeof arg !== 'string'));
        const env = {
          ...process.env,
          ...neutralSettings,
          AGENCY_LOCALE: 'en',
          DATA_DIR: folder,
          ...settings,
        };
        const words = args.filter((arg) => typeof arg === 'string');
        const command = ['scripts/run.mjs', 'scripts/commands/order.ts', ...words];
        execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
          resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
        );
      });
    return { folder, run, site };
  }

  it('lists orders, shows one with its history, and decides about it', async () => {
    const { folder, run, site } = await soldFolder();
    expect((await run('list')).stdout).toMatch(/PT-TEST22 +pending +promptpay .*฿999\.00 +Malee Suksan/);
    const paid = await run('pt-test22', 'paid', '--by', 'Nok');
    expect([paid.status, paid.stdout]).toEqual([
      0,
      expect.stringMatching(/^PT-TEST22: paid\. The customer will be told after /),
    ]);
    expect((await run('show', 'PT-TEST22')).stdout).toMatch(
      /paid +promptpay[\s\S]*Starter VPS \(month\): ฿999\.00[\s\S]*pending +customer +placed[\s\S]*paid +agency \(Nok\)/,
    );
    expect(await storedMails(folder)).toEqual([]);
    await site.query(timeToUndoIsOver);
    await run('PT-TEST22', 'paid');
    const mails = await storedMails(folder);
    expect(mails.map((mail) => [mail.event, mail.html?.includes('lang="de"')])).toEqual([
      ['order-status', true],
    ]);
  });

  it('asks for another slip with a reason, takes that back, and says what else can be done', async () => {
    const { run, site } = await soldFolder();
    const wanted = await run(
      'PT-TEST22',
      'slip-wanted',
      '--reason',
      'cut-off',
      '--note',
      'A screenshot is fine.',
    );
    expect(wanted.stdout).toContain('PT-TEST22: slip wanted.');
    expect((await run('PT-TEST22', 'refunded')).stderr).toContain(
      'Possible: pending, paid, rejected, cancelled',
    );
    expect((await run('PT-TEST22', 'paid', '--reason', 'cut-off')).stderr).toContain(
      '“paid” has no reason “cut-off”',
    );
    expect((await run('PT-TEST22', 'undo')).stdout).toBe(
      'PT-TEST22: to check. No email is due to the customer.\n',
    );
    expect(await run('PT-TEST22', 'undo')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('nothing to take back'),
    });
    expect((await run('PT-NOBODY', 'paid')).stderr).toContain('No order PT-NOBODY');
    expect(await site.query('select status from orders')).toEqual([{ status: 'pending' }]);
  });

  it('speaks the language of the agency', async () => {
    const { run } = await soldFolder();
    const refused = await run('PT-TEST22', 'refunded', { AGENCY_LOCALE: 'th' });
    expect(refused.stderr).toContain('เปลี่ยนเป็น “คืนเงินแล้ว” ไม่ได้');
  });

  it('prints what customers wrote without what would steer the terminal', async () => {
    const { run, site } = await soldFolder();
    await site.query(
      "update orders set customer_name = 'Malee' || chr(155) || '2K', customer_phone = 'A' || chr(27)",
    );
    for (const { stdout } of [await run('list'), await run('show', 'PT-TEST22')])
      expect([stdout.includes('Malee 2K'), /[^\P{Cc}\n]/u.test(stdout)]).toEqual([true, false]);
  });

  it('opens the database itself where no site has it open', async () => {
    const { folder, run, site } = await soldFolder();
    await site.close();
    expect((await run('PT-TEST22', 'cancelled')).stdout).toContain('PT-TEST22: cancelled.');
    expect(await query(folder, 'select status from orders')).toEqual([{ status: 'cancelled' }]);
  });

  it('says what to do when the database is out of reach, and how it is used', async () => {
    const { folder, run, site } = await soldFolder();
    await site.close();
    expect(await run('nonsense')).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage:') });
    const release = await holdDatabase(folder);
    const refused = await run('list');
    release();
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('stop it, run this again')]);
  });
});
