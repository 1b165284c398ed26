import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { formatMoney } from '@/lib/catalog/money';
import { restoreBackup } from '@/lib/server/backup/restore-backup';
import { noteDone } from '@/lib/server/site-notes';
import { fail, onDatabase, print } from '../terminal';

const usage = `Usage:
  npm run restore -- FILE KEY           takes a backup into the database and store of the settings, which must be empty
  npm run restore -- FILE KEY --drill   into a throw-away folder instead, which is deleted; notes that a drill was done
KEY is the file with the other half of SERVER_ACCESS_KEY`;

const [file, key, drill, ...rest] = process.argv.slice(2);
if (!file || !key || rest.length > 0 || (drill !== undefined && drill !== '--drill')) fail(usage);
else if (drill) await practise(file, key);
else await onDatabase(() => restore(file, key));

async function restore(from: string, keyFile: string): Promise<void> {
  const identity = /AGE-SECRET-KEY-1[0-9A-Z]+/.exec(await readFile(keyFile, 'utf8'))?.[0];
  if (identity === undefined) return fail(`${keyFile} holds no key AGE-SECRET-KEY-1…`);
  const open = () => Readable.toWeb(createReadStream(from)) as ReadableStream<Uint8Array>;
  const { takenAt, tables, slips, satang } = await restoreBackup({ open, identity });
  const counts = Object.entries(tables).map(([name, { rows }]) => `${rows} ${name}`);
  print(`Restored and compared, as of ${takenAt}: ${counts.join(', ')}, ${Object.keys(slips).length} slips.`);
  print(`All orders together: ${formatMoney(satang, 'en')}.`);
}

/** The same command on settings of its own, whatever those of the site are. */
async function practise(from: string, keyFile: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'restore-drill-'));
  try {
    const settings = {
      DATABASE: 'embedded',
      IDENTITY: 'embedded',
      MAIL: 'folder',
      SITE_URL: 'http://localhost',
    };
    const apart = { ...process.env, ...settings, DATA_DIR: folder, VERCEL: '', VERCEL_ENV: '' };
    const command = ['scripts/run.mjs', 'scripts/commands/restore.ts', from, keyFile];
    const { status } = spawnSync(process.execPath, command, { env: apart, stdio: 'inherit' });
    if (status !== 0) return fail('The drill failed.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await onDatabase(() => noteDone('restore drill'));
  print('The drill went well: what it restored is deleted again, and the doctor knows of it.');
}
