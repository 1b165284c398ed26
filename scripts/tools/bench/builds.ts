import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neutralSettings } from '../../../tests/support/neutral-settings.mjs';
import type { Section } from './table';

/** Builds the site where it stands. @returns seconds, from nothing that an earlier build has left */
export async function buildSite(): Promise<number> {
  return build('.');
}

async function build(folder: string): Promise<number> {
  await rm(join(folder, '.next'), { recursive: true, force: true });
  const start = performance.now();
  execFileSync('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, ...neutralSettings, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return (performance.now() - start) / 1000;
}

/** How long the build takes with twice the pages, in a copy of the project where each page stands a second time. */
export async function buildsSection(secondsOnce: number): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
  try {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    for (const file of files.split('\0').filter(Boolean)) await cp(file, join(folder, file));
    // Links take a second where a copy takes a minute; over two disks there is no other way.
    const copy = (how: string) => execFileSync('cp', [how, 'node_modules', folder], { stdio: 'pipe' });
    try {
      copy('-al');
    } catch {
      copy('-a');
    }
    await doublePages(join(folder, 'app', '[locale]'));
    const secondsTwice = await build(folder);
    return {
      title: 'Build',
      about:
        'Seconds of `npm run build` with the finishing step, from nothing that an earlier build has left.',
      columns: ['', 's', '×'],
      rows: [
        ['the site', secondsOnce.toFixed(0), '1.00×'],
        ['twice the pages', secondsTwice.toFixed(0), `${(secondsTwice / secondsOnce).toFixed(2)}×`],
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lets each page answer to a second address: `/twice` before its own. */
async function doublePages(pages: string): Promise<void> {
  const entries = await readdir(pages);
  await mkdir(join(pages, 'twice'));
  for (const entry of entries.filter((name) => /^(?:\(.*\)|page\.tsx)$/.test(name)))
    await cp(join(pages, entry), join(pages, 'twice', entry), { recursive: true });
}
