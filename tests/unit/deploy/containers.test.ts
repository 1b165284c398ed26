import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder';

/** The script beside the host's folder, with a stand-in for Docker; `FAILS` names what goes wrong. */
async function openHost() {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  const place = (path: string) => join(folder, path);
  for (const path of ['deploy', 'tools']) mkdirSync(place(path));
  copyFileSync('deploy/publish-containers.sh', place('deploy/publish-containers.sh'));
  const docker = `#!/usr/bin/env bash
echo "$*" >> "$CALLS"
[[ -z "$FAILS" || "$*" != *"$FAILS"* ]] || exit 1
[[ "$*" != *--print* ]] || echo '{"publication":{"number":7}}'
`;
  writeFileSync(place('tools/docker'), docker, { mode: 0o755 });
  writeFileSync(place('published.json'), '{"publication":{"number":6}}\n');
  return {
    run: (fails = '') => {
      const env = {
        ...process.env,
        PATH: `${place('tools')}:${process.env.PATH}`,
        CALLS: place('calls'),
        FAILS: fails,
      };
      return spawnSync('bash', [place('deploy/publish-containers.sh')], { env }).status;
    },
    built: () => JSON.parse(readFileSync(place('published.json'), 'utf8')).publication.number,
    calls: () => readFileSync(place('calls'), 'utf8'),
  };
}

it('builds the images with what the running site prints', async () => {
  const host = await openHost();
  expect([host.run(), host.built()]).toEqual([0, 7]);
  expect(
    host
      .calls()
      .trim()
      .split('\n')
      .map((call) => call.replace(/^.*compose\.yaml /, '')),
  ).toEqual([
    'exec --no-TTY site node scripts/run.mjs scripts/build/changes.ts --print',
    'up --build --detach',
  ]);
});

it('builds nothing where the site prints nothing, and says so', async () => {
  const host = await openHost();
  expect([host.run('exec'), host.built()]).toEqual([1, 6]);
  expect(host.calls()).not.toContain('up --build');
  expect(host.run('up --build')).toBe(1);
});

it('is what an image says where the desk publishes', () => {
  expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain('ENV PUBLISH_HOOK=none\n');
});
