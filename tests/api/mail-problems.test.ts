import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { openMailProviderApi } from '../support/mail-provider-api';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { jsonPost, routeContext } from '../support/requests';
import { resendMessage, signedMessage } from '../support/resend-stand-in';
import { describeOnEachDatabase, describeOnSupabase, type OpenServer, openServer } from '../support/server';

const otherSecret = `whsec_${Buffer.from('another secret').toString('base64')}`;

const noSuchAddress = {
  kind: 'status',
  status: 422,
  name: 'validation_error',
  message: 'Invalid `to` field. The email address needs to follow the `email@example.com` format.',
} as const;

/** A server whose two mails about an order have left. */
async function openSold(open: OpenServer) {
  const server = await openMailProviderApi(open);
  const { place, complete } = await openOrdersApi(async () => server);
  const { id, reference } = (await place(await cart())).body.data;
  await complete(id, { key, ...details });
  const toCustomer = () => server.provider.received.filter(({ to }) => to === details.email);
  const tags = () => toCustomer().at(-1)?.tags ?? {};
  const history = async () => {
    const { database } = await import('@/lib/outside');
    const shown = await (await database()).call('show_order', { reference });
    return (
      JSON.stringify(shown)
        .match(/"cause":\s*"[^"]*"/g)
        ?.map((cause) => cause.replace(/.*:\s*"|"$/g, '')) ?? []
    );
  };
  return { ...server, reference, toCustomer, tags, history };
}

describe('mail that comes back', () => {
  it.each([
    ['email.bounced', 'bounced', 'Permanent, General'],
    ['email.complained', 'complained', null],
    ['email.failed', 'failed', 'reached_daily_quota'],
    ['email.suppressed', 'suppressed', 'OnAccountSuppressionList, previous_bounce'],
  ] as const)(
    'is listed after %s, stands in the history of its order, and makes the site unwell',
    async (type, problem, detail) => {
      const server = await openSold(openServer);
      expect(await server.health()).toBe(200);
      expect(await server.tell(resendMessage(type, server.tags()))).toBe(200);
      expect(await server.health()).toBe(503);
      expect(await server.listMail()).toMatchObject([
        { event: 'order-customer', recipient: details.email, status: 'sent', problem, last_error: detail },
      ]);
      expect(await server.history()).toEqual(['placed', `mail ${problem}: order-customer`]);
      await server.drain();
      expect(await server.retryMail(), 'it is not sent again by itself').toBe(0);
      expect(server.toCustomer()).toHaveLength(1);
    },
  );

  it('is sent anew by a person, and what the provider still says of the first time counts no more', async () => {
    const server = await openSold(openServer);
    const first = server.tags();
    await server.tell(resendMessage('email.bounced', first));
    const [mail] = await server.listMail();
    expect(await server.retryMail(mail?.id)).toBe(1);
    await server.drain();
    expect(server.toCustomer()).toHaveLength(2);
    expect(await server.tell(resendMessage('email.bounced', first))).toBe(200);
    expect([await server.listMail(), await server.health()]).toEqual([[], 200]);
    expect(await server.tell(resendMessage('email.suppressed', server.tags()))).toBe(200);
    expect(await server.listMail()).toMatchObject([{ problem: 'suppressed' }]);
    expect(await server.history()).toEqual([
      'placed',
      'mail bounced: order-customer',
      'mail suppressed: order-customer',
    ]);
  });

  it('is dropped by a person: it is handled, empty, and stays so whatever the provider repeats', async () => {
    const server = await openSold(openServer);
    await server.tell(resendMessage('email.bounced', server.tags()));
    const [mail] = await server.listMail();
    const id = mail?.id ?? '';
    expect([await server.dropMail(id), await server.dropMail(id)]).toEqual([true, false]);
    expect([await server.listMail(), await server.health()]).toEqual([[], 200]);
    expect(await server.tell(resendMessage('email.complained', server.tags()))).toBe(200);
    expect([await server.listMail(), await server.health()]).toEqual([[], 200]);
    expect(await server.retryMail(id), 'there is nothing left to send').toBe(0);
  });

  it('may come back before it was known to be taken', async () => {
    const server = await openSold(openServer);
    const { database } = await import('@/lib/outside');
    const { call } = await database();
    const [mail] = await sendAgain(server);
    await call('claim_mail', { max: 1, lease_seconds: 60, key_hours: null });
    expect(await server.tell(resendMessage('email.bounced', { mail: `${mail?.id}-1` }))).toBe(200);
    const settle = { id: mail?.id ?? '', error: 'no answer', max_attempts: 18 };
    for (const outcome of ['uncertain', 'taken', 'undeliverable']) {
      await call('settle_mail', { ...settle, outcome });
      expect(await server.listMail()).toMatchObject([{ id: mail?.id, status: 'sent', problem: 'bounced' }]);
    }
    await server.drain();
    expect(server.toCustomer(), 'it is not sent again by itself').toHaveLength(1);
  });

  it('stands in the history of its order too where it was given up, since it may have arrived', async () => {
    const server = await openSold(openServer);
    const { database } = await import('@/lib/outside');
    const { call } = await database();
    const [mail] = await sendAgain(server);
    await call('claim_mail', { max: 1, lease_seconds: 0, key_hours: 24 });
    await server.run(
      `update public.outbox set first_attempt_at = now() - interval '25 hours' where status = 'sending'`,
    );
    const before = await server.history();
    expect(await call('claim_mail', { max: 1, lease_seconds: 60, key_hours: 24 })).toEqual([]);
    expect(await server.listMail()).toMatchObject([{ id: mail?.id, status: 'failed' }]);
    expect(await server.history()).toEqual([...before, 'mail failed: order-customer']);
  });

  it('of an inquiry is listed too, and no order hears of it', async () => {
    const server = await openSold(openServer);
    const { POST } = await import('@/app/api/contact/route');
    const inquiry = {
      key,
      locale: 'de',
      name: 'Malee',
      email: 'malee@example.com',
      phone: '0812345678',
      businessType: 'hotel',
      subject: 'Hallo',
      budget: '100-200',
      timeframe: '3-months',
      message: 'Hallo',
    };
    await POST(jsonPost('/api/contact', inquiry), routeContext());
    await laterIsDone();
    const copy = server.provider.received.find(({ to }) => to === inquiry.email);
    expect(await server.tell(resendMessage('email.bounced', copy?.tags))).toBe(200);
    expect(await server.listMail()).toMatchObject([{ event: 'contact-visitor', problem: 'bounced' }]);
    expect(await server.history()).toEqual(['placed']);
  });

  it('is believed from the provider alone, and what is none of ours is answered all the same', async () => {
    const server = await openSold(openServer);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bounced = resendMessage('email.bounced', server.tags());
    for (const header of ['svix-id', 'svix-timestamp', 'svix-signature'])
      expect(await server.tell(bounced, header)).toBe(400);
    expect(await server.tell(signedMessage(bounced.body, { secret: otherSecret }))).toBe(400);
    expect(await server.tell({ ...bounced, body: bounced.body.replace('bounced', 'failed') })).toBe(400);
    expect(await server.tell(signedMessage('x'.repeat(300 * 1024)))).toBe(413);
    for (const stranger of [
      resendMessage('email.bounced', { mail: randomUUID() }),
      resendMessage('email.bounced', { mail: 'x' }),
      resendMessage('email.bounced', { mail: "'; drop table outbox" }),
      resendMessage('email.bounced', { mail: `${server.tags().mail}-7` }),
      resendMessage('email.bounced', undefined),
      resendMessage('email.delivered', server.tags()),
      signedMessage('{"type":"contact.created","data":{"id":"1"}}'),
    ])
      expect(await server.tell(stranger)).toBe(200);
    expect([await server.listMail(), await server.health()]).toEqual([[], 200]);
    expect(log.mock.calls.flat().join()).not.toContain('example.com');
    log.mockRestore();
  });

  it('is not heard of where mail goes into a folder', async () => {
    await openServer();
    const { POST } = await import('@/app/api/mail/webhook/route');
    const { body, id, timestamp, signature } = resendMessage('email.bounced', { mail: randomUUID() });
    const headers = { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': signature };
    expect((await POST(jsonPost('/api/mail/webhook', body, headers))).status).toBe(400);
  });
});

/** Lets the mail to the customer bounce and be due again. */

describeOnEachDatabase('mail that comes back', (open) => {
  it('is one problem, however often and at once the provider tells of it', async () => {
    const server = await openSold(open);
    const messages = Array.from({ length: 10 }, () => resendMessage('email.bounced', server.tags()));
    const answers = await Promise.all(messages.map((message) => server.tell(message)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await server.listMail()).toHaveLength(1);
    expect(await server.history()).toEqual(['placed', 'mail bounced: order-customer']);
  });
});
async function sendAgain(server: Awaited<ReturnType<typeof openSold>>) {
  await server.tell(resendMessage('email.bounced', server.tags()));
  const listed = await server.listMail();
  await server.retryMail(listed[0]?.id);
  return listed;
}

describe('an address that no mail can go to', () => {
  it('is given up at the first refusal, and its order’s history says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = await openMailProviderApi(openServer);
    server.provider.failNext(noSuchAddress, 2);
    const { place, complete } = await openOrdersApi(async () => server);
    const { id, reference } = (await place(await cart())).body.data;
    await complete(id, { key, ...details });
    const listed = await server.listMail();
    expect(listed).toMatchObject(Array(2).fill({ status: 'failed', attempts: 1, problem: null }));
    expect(listed[0]?.last_error).not.toContain('@');
    expect(await server.health()).toBe(503);
    const { database } = await import('@/lib/outside');
    const shown = JSON.stringify(await (await database()).call('show_order', { reference }));
    expect(shown).toContain('mail failed: order-customer');
    expect(await server.retryMail()).toBe(2);
    await server.drain();
    expect([await server.listMail(), await server.health()]).toEqual([[], 200]);
    vi.restoreAllMocks();
  });
});

describeOnSupabase('what is kept of mail that came back', (open, standIn) => {
  const { run, query } = {
    run: (sql: string) => standIn().postgrest.run(sql),
    query: (sql: string) => standIn().postgrest.query(sql),
  };

  it('is emptied a month after it was sent, is still told of, and can be dropped', async () => {
    const server = await openSold(open);
    await server.tell(resendMessage('email.bounced', server.tags()));
    await run("update public.outbox set sent_at = now() - interval '31 days'");
    await (await import('@/lib/outbox/outbox')).purgeOutbox();
    expect(JSON.stringify(await query('select * from public.outbox'))).not.toContain('somchai');
    const [mail] = await server.listMail();
    expect([mail?.recipient, await server.health()]).toEqual(['', 503]);
    expect(await server.retryMail(mail?.id), 'there is nothing left to send').toBe(0);
    expect([await server.dropMail(mail?.id ?? ''), await server.health()]).toEqual([true, 200]);
  });

  it('is gone after a year, and with a person who asks to be forgotten', async () => {
    const server = await openSold(open);
    const { forget, deleteExpired } = await import('@/lib/server/retention');
    await server.tell(resendMessage('email.bounced', server.tags()));
    await run("update public.orders set status = 'paid'");
    expect(await forget(details.email)).toMatchObject({ mails: 2, anonymised: 1 });
    expect([await query('select * from public.outbox'), await server.health()]).toEqual([[], 200]);
    expect(await server.tell(resendMessage('email.bounced', server.tags()))).toBe(200);
    expect(JSON.stringify(await query('select * from public.order_events'))).not.toContain('somchai');

    const later = await openSold(open);
    await later.tell(resendMessage('email.bounced', later.tags()));
    await run("update public.outbox set created_at = now() - interval '366 days'");
    expect(await deleteExpired()).toMatchObject({ mails: 2 });
  });

  it('about an inquiry is not taken for one about an order that happens to have the same reference', async () => {
    const server = await openSold(open);
    await run(
      "update public.outbox set event = 'contact-visitor', subject_id = gen_random_uuid() where event = 'order-customer'",
    );
    await server.tell(resendMessage('email.bounced', server.tags()));
    expect(await server.listMail()).toMatchObject([{ event: 'contact-visitor', problem: 'bounced' }]);
    expect(await server.history()).toEqual(['placed']);
  });

  it('is told again by the provider when it could not be kept', async () => {
    const server = await openSold(open);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    standIn().failNext(/rpc\/note_mail_problem/, { kind: 'down' }, 3);
    const message = resendMessage('email.bounced', server.tags());
    expect(await server.tell(message)).toBeGreaterThanOrEqual(500);
    expect(await server.tell(message)).toBe(200);
    expect(await server.listMail()).toHaveLength(1);
    vi.restoreAllMocks();
  });
});
