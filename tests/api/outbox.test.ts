import { expect, it, onTestFinished, vi } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { insertMail } from '../support/due-mail';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { provideHastyResend, startResendStandIn } from '../support/resend-stand-in';
import { describeOnSupabase, openServer } from '../support/server';

const cronSecret = 'a-secret-of-16-chars';

async function openProvider() {
  const provider = await startResendStandIn();
  onTestFinished(provider.close);
  const settings = {
    MAIL: 'resend',
    MAIL_FROM: 'A <a@agency.example>',
    RESEND_API_KEY: provider.apiKey,
    RESEND_BASE_URL: provider.baseUrl,
  };
  return { provider, settings };
}

describeOnSupabase('mail that is due', (open, standIn) => {
  const makeDue = () =>
    standIn().postgrest.run("update public.outbox set next_attempt_at = now() where status <> 'sent'");
  const statuses = async () =>
    (await standIn().postgrest.query<{ status: string }>('select status from public.outbox')).map(
      (row) => row.status,
    );
  const drain = async () => (await import('@/lib/outbox/outbox')).drainOutbox();

  const order = async (settings: Record<string, string>) => {
    const server = await openOrdersApi(open, settings);
    const placed = await server.place(await cart());
    await server.complete(placed.body.data.id, { key, ...details });
    return placed.body.data.reference;
  };

  it('arrives once though the provider fails three times', async () => {
    const { provider, settings } = await openProvider();
    provider.failNext({ kind: 'status', status: 500, name: 'application_error' }, 6);
    await order(settings);
    expect(provider.received).toEqual([]);
    for (let round = 0; round < 3; round++) {
      await makeDue();
      await drain();
    }
    expect(provider.received.map((mail) => mail.to).sort()).toEqual([
      'hello@bay-signal.example',
      'somchai@example.com',
    ]);
    expect(await statuses()).toEqual(['sent', 'sent']);
  });

  it('arrives once though the provider takes it and its answer is lost', async () => {
    const { provider, settings } = await openProvider();
    provider.failNext({ kind: 'taken without an answer' }, 2);
    await order(settings);
    expect(await statuses()).toEqual(['queued', 'queued']);
    await makeDue();
    await drain();
    expect(provider.received).toHaveLength(2);
    expect(await statuses()).toEqual(['sent', 'sent']);
  });

  it('arrives once though several workers send at once', async () => {
    const { provider, settings } = await openProvider();
    provider.failNext({ kind: 'status', status: 429, name: 'rate_limit_exceeded', retryAfter: 1 }, 2);
    await order(settings);
    await makeDue();
    await Promise.all(Array.from({ length: 5 }, drain));
    expect(provider.received).toHaveLength(2);
    expect(provider.requests()).toBe(4);
  });

  it('leaves in one call though there are forty and the provider asks for pauses', async () => {
    const { provider, settings } = await openProvider();
    await open(settings);
    await provideHastyResend(provider);

    await standIn().postgrest.run(insertMail(40));
    provider.failNext({ kind: 'status', status: 429, name: 'rate_limit_exceeded', retryAfter: 0.01 }, 3);
    await drain();
    expect(provider.received).toHaveLength(40);
    const attempts = await standIn().postgrest.query<{ attempts: number }>(
      'select distinct attempts from public.outbox',
    );
    expect(attempts, 'a pause that the provider asked for costs no attempt').toEqual([{ attempts: 1 }]);
  });

  it('of another release holds up no other mail', async () => {
    const { provider, settings } = await openProvider();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(settings);

    await standIn().postgrest.run(insertMail(1, 'event-of-another-release'));
    await standIn().postgrest.run(insertMail(4));
    await drain();
    expect(provider.received).toHaveLength(4);
    expect((await statuses()).sort()).toEqual(['queued', 'sent', 'sent', 'sent', 'sent']);
  });

  it('arrives after a worker died with it in hand', async () => {
    const { provider, settings } = await openProvider();
    provider.failNext({ kind: 'status', status: 500, name: 'application_error' }, 2);
    await order(settings);
    await makeDue();
    await (await (await import('@/lib/outside')).database()).call('claim_mail', {
      max: 10,
      lease_seconds: 0,
      key_hours: 23,
    });
    await drain();
    expect(provider.received).toHaveLength(2);
  });

  it('arrives though the database was restarted', async () => {
    const { provider, settings } = await openProvider();
    provider.failNext({ kind: 'status', status: 500, name: 'application_error' }, 2);
    await order(settings);
    await standIn().postgrest.restart();
    await makeDue();
    await drain();
    expect(provider.received).toHaveLength(2);
  });

  it('waits twice as long after each failure, six hours at most, and up to a fifth longer by chance', async () => {
    const { provider, settings } = await openProvider();
    provider.failNext({ kind: 'status', status: 500, name: 'application_error' }, 2 * 3);
    await order(settings);
    const minutes = async () =>
      (
        await standIn().postgrest.query<{ pause: number }>(
          'select extract(epoch from next_attempt_at - now()) / 60 as pause from public.outbox',
        )
      ).map((row) => row.pause);
    const shares: number[] = [];
    for (const [attempts, pause] of [
      [1, 2],
      [11, 360],
    ] as const) {
      await standIn().postgrest.run(
        `update public.outbox set attempts = ${attempts}, next_attempt_at = now()`,
      );
      await drain();
      for (const waited of await minutes()) {
        expect(waited).toBeGreaterThan(pause - 1);
        expect(waited).toBeLessThanOrEqual(pause * 1.2);
        shares.push(waited / pause);
      }
    }
    expect(shares).toHaveLength(4);
    // That chance adds less than a hundredth to all four happens once in 160,000 runs.
    expect(Math.max(...shares)).toBeGreaterThan(1.01);
  });

  it('is given up after its last attempt, and /api/health says so', async () => {
    const { provider, settings } = await openProvider();
    provider.failNext({ kind: 'status', status: 422, name: 'validation_error' }, 2);
    await order(settings);
    const { GET } = await import('@/app/api/health/route');
    expect((await GET()).status).toBe(200);
    await standIn().postgrest.run(
      "update public.outbox set attempts = 17, next_attempt_at = now() where event = 'order-customer'",
    );
    provider.failNext({ kind: 'status', status: 422, name: 'validation_error' });
    await drain();
    const health = await GET();
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ ok: false, mail: { failed: 1, waiting: 1 } });
  });

  it('makes /api/health say so when it has waited for more than a quarter of an hour', async () => {
    const { settings } = await openProvider();
    await open(settings);
    const { GET } = await import('@/app/api/health/route');
    await standIn().postgrest.run(insertMail(1));
    expect((await GET()).status).toBe(200);
    await standIn().postgrest.run("update public.outbox set created_at = now() - interval '16 minutes'");
    expect((await GET()).status).toBe(503);
  });

  it('loses content and address some time after it was sent, and keeps its row', async () => {
    const { settings } = await openProvider();
    await order(settings);
    await standIn().postgrest.run("update public.outbox set sent_at = now() - interval '31 days'");
    await (await import('@/lib/outbox/outbox')).purgeOutbox();
    const rows = await standIn().postgrest.query('select recipient, payload, status from public.outbox');
    expect(rows).toEqual(Array(2).fill({ recipient: '', payload: {}, status: 'sent' }));
  });

  it('is told nothing of by a health check when the database is down', async () => {
    await open();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    standIn().failNext(/rpc\/outbox_health/, { kind: 'down' }, 3);
    const { GET } = await import('@/app/api/health/route');
    const health = await GET();
    expect([health.status, await health.json()]).toEqual([
      503,
      { ok: false, database: 'failed', slips: 'ok' },
    ]);
  });
});

it('the cron route answers to its secret alone', async () => {
  await openServer({ CRON_SECRET: cronSecret });
  const { GET } = await import('@/app/api/cron/chores/route');
  const ask = async (headers: Record<string, string>) =>
    (await GET(new Request('http://localhost:3000/api/cron/chores', { headers }))).status;
  expect(await ask({})).toBe(401);
  expect(await ask({ authorization: 'Bearer wrong' })).toBe(401);
  expect(await ask({ authorization: `Bearer ${cronSecret}` })).toBe(200);
  await laterIsDone();
});

it('the cron route does what is due each minute, or everything', async () => {
  const server = await openServer({ CRON_SECRET: cronSecret });
  const { GET } = await import('@/app/api/cron/chores/route');
  const ask = async (query: string) => {
    const headers = { authorization: `Bearer ${cronSecret}` };
    return (await GET(new Request(`http://localhost:3000/api/cron/chores${query}`, { headers }))).status;
  };
  const left = async () => {
    const rows = JSON.parse(await server.storedRows());
    return rows.map(
      ({ stored }: { stored: { kind?: string; status?: string } }) => stored.kind ?? stored.status,
    );
  };
  await server.run(
    `insert into public.inquiries (reference, kind, locale, fields, idempotency_key, created_at)
      values ('PT-OUTLIV', 'contact', 'en', '{}', 'k', now() - interval '2 years')`,
  );
  await server.run(insertMail(1));
  expect([await ask('?pace=minute'), await left()]).toEqual([200, ['contact', 'sent']]);
  expect([await ask(''), await left()]).toEqual([200, ['sent']]);
});

it('the cron route answers to nobody while there is no secret', async () => {
  await openServer();
  const { GET } = await import('@/app/api/cron/chores/route');
  expect(
    (
      await GET(
        new Request('http://localhost:3000/api/cron/chores', {
          headers: { authorization: 'Bearer undefined' },
        }),
      )
    ).status,
  ).toBe(401);
});
