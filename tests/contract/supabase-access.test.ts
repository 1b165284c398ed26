// @module-tag slow
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingForPostgrest, type RunningPostgrest, startPostgrest } from '../support/postgres';
import { commands, sources } from '../support/sources';

const missing = missingForPostgrest();
if (missing) console.warn(`Skipped: who may do what on PostgreSQL: ${missing}`);

type Named = { name: string };

const tables =
  "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')";
const functions = "select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace";

describe.skipIf(missing !== undefined)('who may do what, asked through PostgREST', () => {
  let postgrest: RunningPostgrest;
  beforeAll(async () => {
    postgrest = await startPostgrest();
  });
  afterAll(() => postgrest.close());

  const ask = (
    path: string,
    role: 'anon' | 'authenticated' | 'service_role' | undefined,
    init: RequestInit = {},
  ) =>
    fetch(`${postgrest.url}${path}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        ...(role && { authorization: `Bearer ${postgrest.token(role)}` }),
      },
    });
  const call = (name: string, role: Parameters<typeof ask>[1]) =>
    ask(`/rpc/${name}`, role, { method: 'POST', body: '{"args":{}}' });
  const nobodies = [undefined, 'anon', 'authenticated'] as const;
  const refused = [401, 403, 404];
  /** Views of sums and unions. */
  const readOnly = ['orders_in_baht', 'customer_contacts'];

  it('nobody without the secret key reads or writes any table', async () => {
    const all = await postgrest.query<Named>(tables);
    expect(all.length).toBeGreaterThan(2);
    for (const { name } of all) {
      for (const role of nobodies) {
        expect(refused, `read ${name}`).toContain((await ask(`/${name}`, role)).status);
        for (const method of ['POST', 'PATCH', 'DELETE']) {
          // Nobody at all writes into such a view, so PostgreSQL says that before it asks who it is: 500.
          expect(readOnly.includes(name) ? [...refused, 500] : refused, `${method} ${name}`).toContain(
            (await ask(`/${name}`, role, { method, body: method === 'DELETE' ? null : '{}' })).status,
          );
        }
      }
    }
  });

  it('nobody without the secret key runs any function', async () => {
    const all = await postgrest.query<Named>(functions);
    expect(all.length).toBeGreaterThan(5);
    for (const { name } of all) {
      for (const role of nobodies) expect(refused, name).toContain((await call(name, role)).status);
    }
  });

  it('the secret key itself reaches no table, only the functions', async () => {
    for (const { name } of await postgrest.query<Named>(tables))
      expect(refused, name).toContain((await ask(`/${name}`, 'service_role')).status);
    expect(refused).toContain(
      (await ask('/rpc/draw_reference', 'service_role', { method: 'POST', body: '{}' })).status,
    );
    const answer = await ask('/rpc/claim_mail', 'service_role', {
      method: 'POST',
      body: '{"args":{"max":1,"lease_seconds":1,"key_hours":null}}',
    });
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  });

  it('nothing is granted beyond the functions that the secret key runs', async () => {
    const granted = await postgrest.query(
      `select relname as name, grantee::regrole, privilege_type from pg_class, aclexplode(relacl)
         where relnamespace = 'public'::regnamespace and grantee <> relowner
       union all
       select proname, grantee::regrole, privilege_type from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
         where pronamespace = 'public'::regnamespace and grantee <> proowner
           and not (grantee = 'service_role'::regrole and prosecdef and prorettype = 'jsonb'::regtype)`,
    );
    expect(granted).toEqual([]);
  });

  it('every function that the code calls is there for the secret key', async () => {
    const called = new Set(
      [...sources, ...commands].flatMap(({ code }) =>
        [...code.matchAll(/\b(?:call\(\s*|askDatabase\([^',]*,\s*)'([a-z_]+)'/g)].map(
          ([, name = '']) => name,
        ),
      ),
    );
    const runnable = await postgrest.query<Named>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
         and prosecdef and has_function_privilege('service_role', oid, 'execute') and proargtypes = array['jsonb'::regtype]::oidvector`,
    );
    expect(called.size).toBeGreaterThan(50);
    const known = new Set(runnable.map(({ name }) => name));
    expect([...called].filter((name) => !known.has(name))).toEqual([]);
  });

  it('every table has row level security and no policy', async () => {
    expect(
      await postgrest.query(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
      ),
    ).toEqual([]);
    expect(await postgrest.query("select policyname from pg_policies where schemaname = 'public'")).toEqual(
      [],
    );
  });

  it('every function that the site calls runs as its owner, and every one has an empty search path', async () => {
    const loose = await postgrest.query(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace
         and not (coalesce(proconfig, '{}') @> array['search_path=""'] and (prosecdef or not has_function_privilege('service_role', oid, 'execute')))`,
    );
    expect(loose).toEqual([]);
  });
});

describe.skipIf(missing !== undefined)('the bucket of the slips', () => {
  it('is made private, with its limits, where there is a storage schema', async () => {
    const postgrest = await startPostgrest({
      before:
        'create schema storage; create table storage.buckets (id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]);',
    });
    expect(await postgrest.query('select * from storage.buckets')).toEqual([
      {
        id: 'payment-slips',
        name: 'payment-slips',
        public: false,
        file_size_limit: 4194304,
        allowed_mime_types: ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream'],
      },
    ]);
    await postgrest.close();
  });
});
