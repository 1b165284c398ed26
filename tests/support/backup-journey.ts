import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { agencyCommand } from './agency-command';
import type { Site } from './running-site';
import { temporaryFolder } from './temporary-folder';

/**
 * Takes a backup of a running site with one order of ฿25,000, and takes it back into an empty target, as its owner does.
 * @param identity the other half of the site's `SERVER_ACCESS_KEY`
 * @param target the settings of the target, and its data folder
 */
export async function backUpAndRestore(
  site: Site,
  identity: string,
  target: { dataFolder: string; settings: Record<string, string> },
): Promise<void> {
  const { folder, remove } = await temporaryFolder();
  const keyFile = join(folder, 'key.txt');
  writeFileSync(keyFile, identity);
  const backups = join(folder, 'backups');
  expect(await agencyCommand(site, 'backup', backups)).toContain('1 orders of ฿25,000, 1 slips');
  const [file = ''] = readdirSync(backups);
  const restore = (into: typeof target) => agencyCommand(into, 'restore', join(backups, file), keyFile);
  expect(await restore(target)).toContain('Restored and compared');
  await expect(restore(site), 'a database with rows is left alone').rejects.toThrow(
    'The target is not empty',
  );
  await remove();
}
