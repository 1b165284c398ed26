import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { neutralSettings } from '../support/neutral-settings.mjs';
import { jsonPost, routeContext } from '../support/requests';
import {
  describeOnEachDatabase,
  describeOnSupabase,
  type OpenServer,
  openServer,
  openServerOnFolder,
} from '../support/server';

const clear = {
  clientName: 'Somchai',
  projectName: 'Hotel site',
  websiteUrl: 'https://hotel.example.com',
  hostingProvider: 'Hoster',
  domainRegistrar: 'Registrar',
};

const secret = {
  websiteCpanelUrl: 'https://cpanel-secret.example.com:2083/path-secret',
  websiteCpanelUsername: 'cpanel-user-secret',
  websiteCpanelPassword: 'cpanel-password-secret',
  websiteFtpHost: 'ftp-host-secret',
  websiteFtpUsername: 'ftp-user-secret',
  websiteFtpPassword: 'ftp-password-secret',
  hostingUsername: 'hosting-user-secret',
  hostingPassword: 'hosting-password-secret',
  hostingAccountId: 'hosting-account-secret',
  domainUsername: 'domain-user-secret',
  domainPassword: 'domain-password-secret',
  additionalInfo: 'additional-secret\nสวัสดี second-line-secret',
};

const envelope = { locale: 'de', key: '0123456789abcdef0123456789abcdef' };

/** A server that took the form, and all that it wrote to its log and answered. */
async function openAccess(open: OpenServer, changes: object = {}, settings?: Record<string, string>) {
  const said: string[] = [];
  const keep = (...words: unknown[]) => void said.push(words.map(String).join(' '));
  for (const method of ['error', 'info', 'log', 'warn', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(keep);
  const server = await open(settings);
  const { POST } = await import('@/app/api/server-access/route');
  const send = async () => {
    const response = await POST(
      jsonPost('/api/server-access', { ...envelope, ...clear, ...secret, ...changes }),
      routeContext(),
    );
    await laterIsDone();
    said.push(await response.clone().text(), JSON.stringify([...response.headers]));
    return response;
  };
  return { ...server, said, send };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')));
}

function expectNoSecret(texts: string[]): void {
  for (const value of Object.values(secret).flatMap((text) => text.split('\n'))) {
    const spellings = [value, encodeURIComponent(value), Buffer.from(value).toString('base64').slice(0, -4)];
    for (const text of texts) for (const spelling of spellings) expect(text.includes(spelling)).toBe(false);
  }
}

// On a folder of its own, whose files are searched too.
describeOnEachDatabase(
  'the credentials of a server access form',
  (open) => {
    it('are in the clear in no row, no file, no mail, no answer and no line of the log', async () => {
      const server = await openAccess(open);
      const response = await server.send();
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const { mails } = await server.stored();
      const rows = await server.storedRows();
      expect(mails.map((mail) => mail.text)).toEqual([expect.stringContaining('Hotel site')]);
      expect(rows).toContain('BEGIN AGE ENCRYPTED FILE');
      expectNoSecret([rows, JSON.stringify(mails), ...(await filesIn(server.dataFolder)), ...server.said]);
    });

    it('are not repeated by an answer that refuses the form', async () => {
      const server = await openAccess(open, {
        websiteUrl: 'no address',
        domainPassword: 'domain-password-secret'.repeat(60),
      });
      expect((await server.send()).status).toBe(422);
      expectNoSecret(server.said);
    });
  },
  { openEmbedded: openServerOnFolder },
);

describeOnSupabase('the credentials of a server access form', (open, standIn) => {
  it('are in no error when the database refuses or is gone', async () => {
    const server = await openAccess(open);
    standIn().failNext(/rpc\/submit_inquiry/, { kind: 'status', status: 400 });
    expect((await server.send()).status).toBe(500);
    standIn().failNext(/rpc\/submit_inquiry/, { kind: 'down' }, 3);
    expect((await server.send()).status).toBe(503);
    expect(server.said.join('\n')).toContain('DatabaseError');
    expectNoSecret([...server.said, await server.storedRows()]);
  });
});

it('the attached file opens with npm run open-credentials, and with the age program', async () => {
  const server = await openAccess(openServer);
  await server.send();
  vi.restoreAllMocks();
  const [mail] = (await server.stored()).mails;
  const content = mail?.attachments[0]?.content;
  if (!(content instanceof ArrayBuffer)) throw new Error('no file is attached');
  const file = join(server.dataFolder, mail?.attachments[0]?.filename ?? '');
  await writeFile(file, new Uint8Array(content));

  const env = { ...process.env, ...neutralSettings, DATA_DIR: server.dataFolder };
  const own = spawnSync(process.execPath, ['scripts/commands/open-credentials.mjs', file], {
    env,
    encoding: 'utf8',
  });
  expect([own.status, own.stderr]).toEqual([0, '']);
  for (const value of Object.values(secret)) expect(own.stdout).toContain(value);
  expect(own.stdout).toContain('cpanel_password: cpanel-password-secret\n');

  if (spawnSync('age', ['--version']).error) return console.warn('Skipped: the age program is not installed');
  const keyFile = join(server.dataFolder, 'keys', 'server-access.txt');
  const standard = spawnSync('age', ['-d', '-i', keyFile, file], { encoding: 'utf8' });
  expect([standard.status, standard.stdout]).toEqual([0, own.stdout]);
});
