// @module-tag slow
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder';

/** What stands in for the tools of a server; each call is a line of `calls`. `FAILS` names what goes wrong. */
const tools: Readonly<Record<string, string>> = {
  runuser: 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
  npm: '[ "$FAILS $2" != "build build" ] || { echo "the disk is full" >&2; exit 1; }',
  nginx: '[ "$FAILS" != nginx ]',
  'systemd-run': `case "$*" in *"publish -- building"*) echo 7 ;; esac`,
  systemctl: '[ "$FAILS $1" != "service restart" ]',
  // Each time another second.
  date: 'printf "20261124-%06d\\n" "$(wc -l < "$CALLS")"',
  journalctl: 'exit 0',
  sleep: 'exit 0',
  install: 'for last; do :; done; mkdir -p "$last"',
  curl: `case "$FAILS $*" in pages*/orders*) echo 500; exit 0 ;; */orders*) echo 200; exit 0 ;; esac
case "$FAILS $*" in trial*:3001*|service*:3000*) exit 7 ;; esac
echo '{"ok":true,"database":"ok","slips":"ok"}'`,
};

/** A server as `deploy/README.md` sets it up, in a folder of its own. */
async function openServer(settings: string) {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  const place = (path: string) => join(folder, path);
  for (const path of ['tools', 'deploy', 'etc', 'data/db', 'root/releases', 'code', 'nginx'])
    mkdirSync(place(path), { recursive: true });
  for (const [name, script] of Object.entries(tools)) {
    writeFileSync(place(`tools/${name}`), `#!/usr/bin/env bash\necho "${name} $*" >> "$CALLS"\n${script}\n`);
    chmodSync(place(`tools/${name}`), 0o755);
  }
  for (const name of ['release.sh', 'roll-back.sh', 'command.sh', 'publish.sh'])
    writeFileSync(
      place(`deploy/${name}`),
      readFileSync(`deploy/${name}`, 'utf8')
        .replaceAll('/srv/agency-site', place('root'))
        .replaceAll('/var/lib/agency-site', place('data'))
        .replaceAll('/var/backups/agency-site', place('backups'))
        .replaceAll('/etc/agency-site/env', place('etc/env'))
        .replaceAll('/etc/nginx/sites-enabled', place('nginx')),
      { mode: 0o755 },
    );
  writeFileSync(place('etc/env'), settings);
  symlinkSync('../sites-available/default', place('nginx/default'));

  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@agency.example', ...words], {
      cwd: place('code'),
      stdio: 'pipe',
    });
  git('init', '--quiet', '--initial-branch=main');
  git('commit', '--quiet', '--allow-empty', '--message=first');
  execFileSync('git', ['clone', '--quiet', '--bare', place('code'), place('root/source')], { stdio: 'pipe' });
  git(
    '--git-dir',
    place('root/source'),
    'config',
    'remote.origin.fetch',
    '+refs/heads/*:refs/remotes/origin/*',
  );

  const run = (script: string, fails = '', ...words: string[]) => {
    const env = {
      ...process.env,
      PATH: `${place('tools')}:${process.env.PATH}`,
      CALLS: place('calls'),
      FAILS: fails,
    };
    const { status, stdout, stderr } = spawnSync('bash', [place(`deploy/${script}`), ...words], {
      env,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  /** Brings a commit of its own, so that its release has a name of its own. */
  const release = (name: string, fails?: string) => {
    writeFileSync(join(place('code'), 'name.txt'), name);
    git('add', '--all');
    git('commit', '--quiet', `--message=${name}`);
    return run('release.sh', fails);
  };
  const nameOf = (link: string) => {
    const path = place(`root/${link}`);
    return existsSync(path) ? readFileSync(join(path, 'name.txt'), 'utf8') : undefined;
  };
  return {
    run,
    release,
    serving: () => [nameOf('current'), nameOf('previous')],
    current: () => basename(readlinkSync(place('root/current'))),
    calls: () => readFileSync(place('calls'), 'utf8'),
    copies: () => (existsSync(place('backups')) ? readdirSync(place('backups')) : []),
    /** As the site asks for a build, while the repository has newer code. */
    publish: (fails?: string) => {
      writeFileSync(place('data/publish'), '7\n');
      writeFileSync(join(place('code'), 'name.txt'), 'newer');
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message=newer');
      return run('publish.sh', fails);
    },
    isAsked: () => existsSync(place('data/publish')),
    hide: () => renameSync(place('code'), place('away')),
    nginxSites: () => readdirSync(place('nginx')),
  };
}

const howNodeStarts =
  '/usr/bin/node --dns-result-order=ipv4first node_modules/next/dist/bin/next start -H localhost';

const whole = 'SITE_URL=https://www.example.com\nDATABASE=postgres\nMAIL=resend\nCRON_SECRET=secret\n';

describe('a release on a server of one’s own', () => {
  it('takes over once it is well, with a copy of the database from before, and goes back by a command', async () => {
    const server = await openServer(whole);
    expect(server.release('one')).toMatchObject({ status: 0 });
    expect(server.serving()).toEqual(['one', undefined]);
    expect(server.release('two')).toMatchObject({ status: 0 });
    expect(server.serving()).toEqual(['two', 'one']);
    expect(server.copies()).toContain(`db-before-${server.current()}`);
    expect(server.run('roll-back.sh')).toMatchObject({ status: 0 });
    expect(server.serving()).toEqual(['one', 'two']);
    expect(server.run('roll-back.sh')).toMatchObject({ status: 0 });
    expect(server.serving()).toEqual(['two', 'one']);
  });

  it('is known to nginx from the first release on, and Debian’s own site answers where that fails', async () => {
    const server = await openServer(whole);
    expect(server.release('one', 'nginx')).toMatchObject({ status: 1 });
    expect([server.serving(), server.nginxSites()]).toEqual([[undefined, undefined], ['default']]);
    expect(server.release('two')).toMatchObject({ status: 0 });
    expect([server.serving(), server.nginxSites()]).toEqual([['two', undefined], ['agency-site.conf']]);
    expect(server.release('three', 'nginx')).toMatchObject({ status: 1 });
    expect([server.serving(), server.nginxSites()]).toEqual([['two', undefined], ['agency-site.conf']]);
  });

  it('is built with the names of who processes data and no secret, and tried on nothing that is real', async () => {
    const server = await openServer(whole);
    server.release('one');
    const [trial = ''] = server
      .calls()
      .split('\n')
      .filter((call) => call.includes('--unit=agency-site-trial'));
    expect(trial).toContain(`/usr/bin/env DATABASE=embedded DATABASE_URL= ${howNodeStarts}`);
    // Given 127.0.0.1 in place of the name, Next sends requests for its own pages over the network.
    expect(readFileSync('deploy/systemd/agency-site.service', 'utf8')).toContain(
      `ExecStart=${howNodeStarts} -p 3000`,
    );
    const [build = ''] = server
      .calls()
      .split('\n')
      .filter((call) => /runuser .*npm run build/.test(call));
    expect(build).toContain('DATABASE=postgres MAIL=resend npm run build');
    expect(build).not.toContain('secret');
  });

  it.each([
    ['does not work on data of its own', 'trial', 'nothing was changed'],
    ['does not serve its pages', 'pages', 'nothing was changed'],
    ['does not start on the real data', 'service', 'going back'],
    ['has files that nginx does not take', 'nginx', 'what served before goes on'],
  ])('leaves the one before where it %s', async (_what, fails, said) => {
    const server = await openServer(whole);
    server.release('one');
    server.release('two');
    const failed = server.release('three', fails);
    expect(failed).toMatchObject({ status: 1, said: expect.stringContaining(said) });
    expect(server.serving()[0]).toBe('two');
    if (fails !== 'service') expect(server.serving()[1]).toBe('one');
  });
});

describe('a publication on a server of one’s own', () => {
  it('builds the release that serves once more, and no newer code', async () => {
    const server = await openServer(whole);
    server.release('one');
    const before = server.current();
    expect(server.publish()).toMatchObject({ status: 0 });
    expect([server.serving()[0], server.isAsked()]).toEqual(['one', false]);
    expect(server.current()).not.toBe(before);
    expect(server.calls()).toMatch(/systemd-run .*npm run --silent publish -- building/);
    expect(server.calls()).not.toContain('publish -- failed');
  });

  it('needs no repository, whose code it has', async () => {
    const server = await openServer(whole);
    server.release('one');
    server.hide();
    expect(server.run('publish.sh')).toMatchObject({ status: 0 });
    expect(server.run('release.sh')).not.toMatchObject({ status: 0 });
  });

  it.each([
    ['does not work', 'trial', 'It does not work; nothing was changed.'],
    ['is not built', 'build', 'the disk is full'],
  ])('tells the desk the reason where it %s, and leaves the site as it was', async (_what, fails, reason) => {
    const server = await openServer(whole);
    server.release('one');
    const before = server.current();
    expect(server.publish(fails)).toMatchObject({ status: 1 });
    expect(server.current()).toBe(before);
    expect(server.calls()).toContain(`npm run --silent publish -- failed 7 ${reason}`);
    expect(server.isAsked()).toBe(false);
  });

  it('is asked for by the file that the site writes', () => {
    const read = (name: string) => readFileSync(`deploy/systemd/agency-site-publish.${name}`, 'utf8');
    expect(read('path')).toContain('PathExists=/var/lib/agency-site/publish\n');
    expect(read('service')).toContain('ExecStart=/root/deploy/publish.sh\n');
    expect(readFileSync('deploy/publish.sh', 'utf8')).toContain('rm -f "$data/publish"');
  });
});

const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.skipIf(!systemd)('has units that systemd reads without a word', async () => {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  const files = readdirSync('deploy/systemd').map((name) => {
    // What they run lies on the server alone.
    const unit = readFileSync(join('deploy/systemd', name), 'utf8').replace(
      /^(Exec\w+=)\S+/gm,
      '$1/bin/true',
    );
    writeFileSync(join(folder, name), unit);
    return join(folder, name);
  });
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
