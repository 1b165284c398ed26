import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { insertMail } from '../support/due-mail';
import { serveEmbedded } from '../support/hold-database';
import { neutralSettings } from '../support/neutral-settings.mjs';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { type OpenServer, openServer } from '../support/server';
import { storedMails } from '../support/stored';
import { temporaryFolder } from '../support/temporary-folder';

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
  await call('retry_mail', { id });
  await call('claim_mail', { max: 1, lease_seconds: 60, key_hours: null });
  const error = 'the provider knows no such address';
  await call('settle_mail', { id, outcome: 'refused', error, max_attempts: 1 });
}

describe('npm run mail', () => {
  async function owingFolder() {
    const { folder, remove } = await temporaryFolder();
    onTestFinished(remove);
    const site = await serveEmbedded(folder);
    await site.query(insertMail(2));
    await site.query(
      "update outbox set status = 'failed', attempts = 18, last_error = 'no' || chr(27) || '[2K'",
    );
    const run = (...args: string[]) =>
      new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
        const env = { ...process.env, ...neutralSettings, DATA_DIR: folder };
        execFile(
          process.execPath,
          ['scripts/run.mjs', 'scripts/commands/mail.ts', ...args],
          { env },
          (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
        );
      });
    return { folder, run, site };
  }

  it('lists, drops and sends what was given up', async () => {
    const { folder, run } = await owingFolder();
    const { stdout } = await run('list');
    expect(stdout).toMatch(
      /^[0-9a-f-]{36} {2}failed {6}18 tries .* order-status {2}somchai\d@example\.com {2}no \[2K$/m,
    );
    expect(stdout).not.toMatch(/Somchai|PT-7K3M9Q/);
    const id = stdout.slice(0, 36);
    expect(await run('drop', id)).toMatchObject({ status: 0, stdout: `${id} is dropped.\n` });
    expect(await run('drop', id)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`No email ${id}`),
    });
    expect((await run('retry')).stdout).toBe('Tried again: 1. Now 0 are waiting and 0 have been given up.\n');
    expect(await storedMails(folder)).toHaveLength(1);
    expect((await run('list')).stdout).toBe(
      'No emails are waiting, none were given up, and none came back.\n',
    );
  });

  it('lists what came back with what happened, and sends or drops it by its id alone', async () => {
    const { folder, run, site } = await owingFolder();
    await site.query(
      "update outbox set status = 'sent', sent_at = now(), problem = 'bounced', problem_at = now(), last_error = 'Permanent, General'",
    );
    const listed = (await run('list')).stdout.trim().split('\n');
    expect(listed).toHaveLength(2);
    for (const line of listed) expect(line).toMatch(/^[0-9a-f-]{36} {2}bounced {5}.* {2}Permanent, General$/);
    expect(await run('retry')).toMatchObject({ status: 1, stderr: 'No emails were given up.\n' });
    const [first = '', second = ''] = listed.map((line) => line.slice(0, 36));
    expect((await run('retry', first)).stdout).toBe(
      'Tried again: 1. Now 0 are waiting and 0 have been given up.\n',
    );
    expect((await storedMails(folder)).map(({ file }) => file)).toEqual([
      expect.stringMatching(new RegExp(`${first}-1\\.eml$`)),
    ]);
    expect(await run('drop', second)).toMatchObject({ status: 0, stdout: `${second} is dropped.\n` });
    expect((await run('list')).stdout).toContain('none came back');
  });

  it('opens the database itself where no site has it open, and says how it is used', async () => {
    const { folder, run, site } = await owingFolder();
    await site.close();
    expect((await run('retry')).stdout).toBe('Tried again: 2. Now 0 are waiting and 0 have been given up.\n');
    expect(await storedMails(folder)).toHaveLength(2);
    for (const args of [[], ['drop'], ['drop', 'x'], ['retry', 'x']])
      expect(await run(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage:') });
  });
});
