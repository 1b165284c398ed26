import { createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatMoney } from '@/lib/catalog/money';
import { takeBackup } from '@/lib/server/backup/take-backup';
import { fail, onDatabase, print } from '../terminal';

const usage = `Usage:
  npm run backup -- FOLDER   writes all rows and slips into a new file there, encrypted to SERVER_ACCESS_KEY; the site may run`;

const [folder, ...rest] = process.argv.slice(2);
if (!folder || rest.length > 0 || folder.startsWith('-')) fail(usage);
else await onDatabase(() => backUp(folder));

async function backUp(target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const file = join(target, `backup-${new Date().toISOString().replace(/[:.]/g, '-')}.tar.age`);
  // Whoever copies the folder elsewhere never finds half of one under its name.
  const part = `${file}.part`;
  const { tables, slips, missing, satang } = await takeBackup(async (encrypted) => {
    await pipeline(Readable.from(encrypted), createWriteStream(part, { mode: 0o600, flags: 'wx' }));
    const written = await open(part);
    await written.sync();
    await written.close();
    await rename(part, file);
  });
  const count = (name: string) => tables[name]?.rows ?? 0;
  print(
    `${file}: ${count('orders')} orders of ${formatMoney(satang, 'en')}, ${Object.keys(slips).length} slips, ${count('inquiries')} inquiries, ${count('outbox')} mails`,
  );
  if (missing.length > 0) print(`Without a picture, since none is kept: ${missing.join(', ')}`);
}
