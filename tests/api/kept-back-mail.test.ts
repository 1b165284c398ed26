import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { type OpenServer, openServer } from '../support/server';

describe('mail that was given up', () => {
  /** Two mails about an order, given up after one attempt each. */
  async function givenUp(opened: OpenServer) {
    const server = await openOrdersApi(opened);
    const { database, mailer } = await import('@/lib/outside');
    const folderMailer = await mailer();
    mailer.provide({
      ...folderMailer,
      send: async () => ({ outcome: 'refused', reason: 'the provider knows no such address' }),
    });
    const { id } = (await server.place(await cart())).body.data;
    await server.complete(id, { key, ...details });
    mailer.provide(folderMailer);
    const kept = await import('@/lib/outbox/mail/kept-back-mail');
    for (const mail of await kept.listMail()) await giveUp((await database()).call, mail.id);
    const { GET } = await import('@/app/api/health/route');
    return { ...server, ...kept, health: async () => (await GET()).status };
  }

  it('is listed with its reason, and leaves once it is tried again', async () => {
    const server = await givenUp(openServer);
    expect(await server.health()).toBe(503);
    const mails = await server.listMail();
    expect(mails.map(({ event, recipient, status }) => [event, recipient, status])).toEqual(
      expect.arrayContaining([['order-customer', 'somchai@example.com', 'failed']]),
    );
    expect(mails[0]?.last_error).toBe('the provider knows no such address');
    expect(mails[0]?.reference).toMatch(/-[A-Z0-9]{6}$/);
    expect(await server.retryMail(randomUUID())).toBe(0);
    expect(await server.retryMail(mails[0]?.id)).toBe(1);
    expect(await server.retryMail()).toBe(1);
    expect(await server.retryMail()).toBe(0);
    await (await import('@/lib/outbox/outbox')).drainOutbox();
    expect([await server.listMail(), await server.health()]).toEqual([[], 200]);
    expect((await server.stored()).mails).toHaveLength(2);
  });

  it('is dropped one by one, and the site is well again', async () => {
    const server = await givenUp(openServer);
    const mails = await server.listMail();
    expect(await server.dropMail(randomUUID())).toBe(false);
    for (const { id } of mails)
      expect([await server.dropMail(id), await server.dropMail(id)]).toEqual([true, false]);
    expect([await server.listMail(), await server.health()]).toEqual([[], 200]);
    expect((await server.stored()).mails).toEqual([]);
  });

  it('cannot be dropped or tried again while it is being sent', async () => {
    const server = await givenUp(openServer);
    const [mail] = await server.listMail();
    await server.retryMail(mail?.id);
    const { database } = await import('@/lib/outside');
    await (await database()).call('claim_mail', { max: 1, lease_seconds: 60, key_hours: null });
    expect([await server.dropMail(mail?.id ?? ''), await server.retryMail(mail?.id)]).toEqual([false, 0]);
  });
});

/** Settles a mail as its last attempt does. */
async function giveUp(
  call: (name: string, args: { [key: string]: string | number | null }) => Promise<unknown>,
  id: string,
) {
  await call('retry_mail', { named: id });
  await call('claim_mail', { max: 1, lease_seconds: 60, key_hours: null });
  const error = 'the provider knows no such address';
  await call('settle_mail', { id, outcome: 'refused', error, max_attempts: 1 });
}
