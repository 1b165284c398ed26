import { execFile } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { neutralSettings } from './neutral-settings.mjs';

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

/** Copies the project, as it stands, into an empty folder. */
export async function copyProject(folder: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    maxBuffer,
  });
  for (const file of stdout.split('\0').filter((name) => name && existsSync(name)))
    await cp(file, join(folder, file), { recursive: true });
  linkFolder(resolve('node_modules'), join(folder, 'node_modules'));
}

/** Builds a copy of the project beside the data of a site, as a publication does. @returns what the build said */
export async function buildCopy(folder: string, dataFolder: string): Promise<string> {
  await copyProject(folder);
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', DATA_DIR: dataFolder };
  const env = { ...process.env, ...neutralSettings, ...quiet, NODE_ENV: 'production' as const };
  return (await run('npm', ['run', 'build'], { cwd: folder, maxBuffer, env })).stdout;
}

/** As hard links: the bundler takes no packages from outside of its folder, and to copy them all takes long. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
