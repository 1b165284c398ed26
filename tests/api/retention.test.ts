import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { holdDatabase } from '../support/hold-database';
import { neutralSettings } from '../support/neutral-settings.mjs';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { jsonPost, routeContext } from '../support/requests';
import {
  describeOnEachDatabase,
  describeOnSupabase,
  type OpenServer,
  openServerOnFolder,
} from '../support/server';
import { query } from '../support/stored';

const inquiry = {
  locale: 'en',
  name: 'Somchai',
  email: 'Somchai@Example.com',
  phone: '0812345678',
  businessType: 'hotel',
  subject: 'A website',
  budget: '100-200',
  timeframe: '3-months',
  message: 'Hello',
};

/** A server with an inquiry and a complete order of Somchai's, and an inquiry of someone else's. */
async function openUsedServer(open: OpenServer) {
  const server = await openOrdersApi(open);
  const placed = await server.place(await cart());
  await server.complete(placed.body.data.id, { key, ...details });
  const { POST } = await import('@/app/api/contact/route');
  const other = { ...inquiry, name: 'Other', email: 'other@example.com', phone: '0999999999' };
  for (const [index, sent] of [inquiry, other].entries())
    await POST(jsonPost('/api/contact', { ...sent, key: String(index).repeat(32) }), routeContext());
  await laterIsDone();
  return {
    ...server,
    reference: String(placed.body.data.reference),
    ...(await import('@/lib/server/retention')),
  };
}

describeOnEachDatabase('what is past its time', (open) => {
  it('is deleted, and nothing younger', async () => {
    const server = await openUsedServer(open);
    expect(await server.deleteExpired()).toMatchObject({ inquiries: 0, mails: 0, orders: 0 });
    const { database } = await import('@/lib/outside');
    const periods = { days: 0, years: -1, time_zone: 'Asia/Bangkok' };
    expect(await (await database()).call('delete_expired', periods)).toMatchObject({
      inquiries: 2,
      mails: 6,
      orders: 1,
    });
  });
});

describeOnSupabase('the times that the privacy page names', (open, standIn) => {
  const run = (sql: string) => standIn().postgrest.run(sql);
  const thisYear = "date_trunc('year', now() at time zone 'Asia/Bangkok')";

  it('are a year for inquiries and their mail, sent or not', async () => {
    const server = await openUsedServer(open);
    await run("update public.inquiries set created_at = now() - interval '364 days'");
    await run("update public.outbox set created_at = now() - interval '364 days', status = 'failed'");
    expect(await server.deleteExpired()).toMatchObject({ inquiries: 0, mails: 0, orders: 0 });
    await run(
      "update public.inquiries set created_at = now() - interval '366 days' where fields->>'email' like 'other%'",
    );
    await run("update public.outbox set created_at = now() - interval '366 days'");
    await (await import('@/lib/server/chores')).doChores();
    expect(await standIn().postgrest.query("select fields->>'name' as name from public.inquiries")).toEqual([
      { name: 'Somchai' },
    ]);
    expect(await standIn().postgrest.query('select 1 from public.outbox')).toEqual([]);
  });

  it('are over at the next hour for counts of requests, answers of registries and codes that were shown', async () => {
    const server = await openUsedServer(open);
    for (const [ends, until] of [
      ['old', "now() - interval '25 hours'"],
      ['young', "now() + interval '1 minute'"],
    ]) // a code that is shown ends after a day
      await run(`insert into public.request_counts values ('orders', '${ends}', ${until}, 1);
        insert into public.domain_answers values ('${ends}.com', 'free', ${until});
        insert into public.shown_codes values ('${ends}', '[]', ${until})`);
    await server.deleteExpired();
    const left = await Promise.all(
      [
        "visitor from public.request_counts where limit_name = 'orders'",
        'domain from public.domain_answers',
        'idempotency_key from public.shown_codes',
      ].map(async (column) => JSON.stringify(await standIn().postgrest.query(`select ${column}`))),
    );
    for (const rows of left) expect([rows.includes('old'), rows.includes('young')]).toEqual([false, true]);
  });

  it('are five years after the accounting year for orders, and their slips go with them', async () => {
    const server = await openUsedServer(open);
    const { sweepSlips } = await import('@/lib/payments/slip/sweep-slips');
    const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000);
    const firstKept = `(${thisYear} - interval '5 years') at time zone 'Asia/Bangkok'`;
    await run(`update public.orders set created_at = ${firstKept}`);
    await run(`update public.order_events set created_at = ${firstKept}`);
    expect(await server.deleteExpired()).toMatchObject({ orders: 0 });
    expect(await sweepSlips(tomorrow)).toBe(0);
    await run("update public.orders set created_at = created_at - interval '1 second'");
    // Placed in December, paid in January: it stands in the books of the second year.
    expect(await server.deleteExpired()).toMatchObject({ orders: 0 });
    await run("update public.order_events set created_at = created_at - interval '1 second'");
    expect(await server.deleteExpired()).toMatchObject({ orders: 1 });
    expect(await sweepSlips(tomorrow)).toBe(1);
    expect((await server.stored()).slips).toEqual([]);
  });
});

describeOnSupabase('a person who asks to be forgotten', (open, standIn) => {
  const { email } = inquiry;
  const everything = async () =>
    JSON.stringify([
      await standIn().postgrest.query('select * from public.inquiries'),
      await standIn().postgrest.query('select * from public.outbox'),
      await standIn().postgrest.query('select * from public.orders'),
    ]).toLowerCase();

  it('is found in any case, and a pending order is left for the agency to decide about', async () => {
    const { forget } = await openUsedServer(open);
    expect(await forget(` ${email.toUpperCase()} `)).toEqual({
      inquiries: 1,
      orders: 0,
      anonymised: 0,
      open: 1,
      mails: 2,
      quotes: 0,
      services: 0,
    });
    expect(
      await standIn().postgrest.query("select 1 from public.outbox where event like 'order%'"),
    ).toHaveLength(2);
    expect(await everything()).toContain('other@example.com');
  });

  it('is taken out of a paid order, which stays in the books', async () => {
    const { forget, reference } = await openUsedServer(open);
    await standIn().postgrest.run("update public.orders set status = 'paid'");
    expect(await forget(email)).toEqual({
      inquiries: 1,
      orders: 0,
      anonymised: 1,
      open: 0,
      mails: 4,
      quotes: 0,
      services: 0,
    });
    expect(await everything()).not.toMatch(/somchai|081234|soi 6/);
    expect(await everything()).toContain(reference.toLowerCase());
    expect(await forget(email)).toEqual({
      inquiries: 0,
      orders: 0,
      anonymised: 0,
      open: 0,
      mails: 0,
      quotes: 0,
      services: 0,
    });
  });

  it.each(['paid', 'refunded'])(
    'takes along, of an order that is %s, every slip but the one that counts, notes and keys',
    async (status) => {
      const { forget } = await openUsedServer(open);
      const { postgrest } = standIn();
      await postgrest.run(`update public.orders set status = '${status}'`);
      await postgrest.run("insert into public.order_slips select '1-old.png', id, 'old' from public.orders");
      await postgrest.run("update public.order_events set note = 'He lives in Soi 6'");
      expect(await forget(email)).toMatchObject({ anonymised: 1 });
      expect(await everything()).not.toMatch(/soi 6|1-old/);
      expect(await postgrest.query('select 1 from public.order_slips')).toHaveLength(1);
      expect(await postgrest.query('select 1 from public.page_keys')).toEqual([]);
    },
  );

  it('stays in the books where money came for an order that was closed by then', async () => {
    const { forget } = await openUsedServer(open);
    await standIn().postgrest.run("update public.orders set status = 'cancelled'");
    await standIn().postgrest.run("update public.order_events set cause = 'closed cs_1'");
    expect(await forget(email)).toMatchObject({ orders: 0, anonymised: 1 });
  });

  it.each([
    ['keeps a company that was billed', '0105556000009', true],
    ['loses a trade of one’s own, whose number is the person’s', '1101700230708', false],
  ])('%s with a paid order', async (_what, taxId, isKept) => {
    const { forget } = await openUsedServer(open);
    await standIn().postgrest.run(
      `update public.orders set status = 'paid', company_name = 'Malee Trading', company_tax_id = '${taxId}', company_branch = 'head-office'`,
    );
    expect(await forget(email)).toMatchObject({ anonymised: 1 });
    const left = await everything();
    expect([left.includes('malee trading'), left.includes(taxId)]).toEqual([isKept, isKept]);
  });

  it('takes no mail along that is about others, whoever received it', async () => {
    const { forget } = await openUsedServer(open);
    await standIn().postgrest.run(
      "update public.outbox set recipient = 'agency@example.com' where event like '%-agency'",
    );
    expect(await forget('agency@example.com')).toMatchObject({ mails: 0, quotes: 0 });
    expect(await standIn().postgrest.query('select 1 from public.outbox')).toHaveLength(6);
  });

  it('loses a cancelled order whole, by its reference too', async () => {
    const { forget, reference } = await openUsedServer(open);
    await standIn().postgrest.run("update public.orders set status = 'cancelled'");
    expect(await forget(reference)).toEqual({
      inquiries: 0,
      orders: 1,
      anonymised: 0,
      open: 0,
      mails: 2,
      quotes: 0,
      services: 0,
    });
    expect(await everything()).not.toContain(reference.toLowerCase());
  });

  it('is somebody: an empty name erases nothing', async () => {
    const { forget } = await openUsedServer(open);
    await expect(forget(' ')).rejects.toThrow();
    expect(await standIn().postgrest.query('select 1 from public.inquiries')).toHaveLength(2);
  });
});

it('npm run forget erases and says what it did', async () => {
  const server = await openUsedServer(openServerOnFolder);
  await server.stored();
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/commands/forget.ts', ...args], {
      env: { ...process.env, ...neutralSettings, DATA_DIR: server.dataFolder },
      encoding: 'utf8',
    });
  expect([run().status, run('Somchai').stderr]).toEqual([1, expect.stringContaining('Usage')]);
  const release = await holdDatabase(server.dataFolder);
  const refused = run(inquiry.email);
  release();
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('stop it, run this again')]);

  const { status, stdout } = run(inquiry.email);
  expect([status, stdout]).toEqual([0, expect.stringContaining('Erased: 1 enquiry,')]);
  expect(stdout).toContain('Left alone: 1 pending order.');
  const left = await query(server.dataFolder, "select fields->>'email' as email from inquiries");
  expect(left).toEqual([{ email: 'other@example.com' }]);
  // Whoever left a device in the shop may have given no address.
  expect(run('QT-2026-0001').stdout).toContain('Erased: 0 enquiries,');
});
