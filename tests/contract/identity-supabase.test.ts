import { createClient } from '@supabase/supabase-js';
import { expect, it, onTestFinished } from 'vitest';
import { connection, supabaseClient } from '@/lib/database/adapters/supabase-client';
import type { NewCookie } from '@/lib/http/cookies';
import { openSupabaseIdentity } from '@/lib/identity/adapters/supabase';
import type { Identity } from '@/lib/identity/identity';
import { emptyEmbeddedDatabase } from '../support/embedded-database';
import { startGoTrueStandIn } from '../support/gotrue-stand-in';
import { identityContract } from './identity-contract';

const boss = 'boss@agency.example';
const malee = 'malee@example.com';

async function open(staff: string[] = [boss]) {
  const standIn = await startGoTrueStandIn();
  const database = await emptyEmbeddedDatabase();
  onTestFinished(async () => {
    standIn.close();
    await database.close();
  });
  const openWith = (publishableKey: string) =>
    openSupabaseIdentity({
      url: standIn.url,
      publishableKey,
      connection,
      accounts: supabaseClient(standIn).auth.admin,
      staff,
      database: async () => database,
      key: async () => new Uint8Array(32).fill(7),
    });
  return { standIn, staff, database, identity: openWith(standIn.publishableKey), openWith };
}

const mine = { browser: 'browser-of-malee' };
const options = { remembers: false, held: new Map<string, string>() };

/** What a browser holds that held this and was told to keep those. */
function keeping(held: ReadonlyMap<string, string>, cookies: readonly NewCookie[]): Map<string, string> {
  const next = new Map(held);
  for (const { name, value, maxAge } of cookies)
    if (maxAge === 0) next.delete(name);
    else next.set(name, value);
  return next;
}

async function enter(identity: Identity, email: string, more = options) {
  const { token } = await identity.drawProof(email, mine);
  const entered = await identity.redeem({ token }, more);
  return keeping(more.held, entered?.cookies ?? []);
}

identityContract('Supabase', async () => (await open()).identity);

it('a client enters by password, and nobody by a wrong one, to an unknown address, or before the address was proved', async () => {
  const { standIn, identity } = await open();
  standIn.auth.addAccount(malee, 'correct horse');
  const entered = await identity.enter({ email: malee, password: 'correct horse' }, options);
  expect(entered?.person).toEqual({ email: malee, role: 'client' });
  expect((await identity.who(keeping(options.held, entered?.cookies ?? [])))?.person.email).toBe(malee);
  expect(await identity.enter({ email: malee, password: 'wrong' }, options)).toBeUndefined();
  expect(
    await identity.enter({ email: 'nobody@example.com', password: 'correct horse' }, options),
  ).toBeUndefined();
});

it('a password that a stranger chose for an address ends when its owner first proves it', async () => {
  const { standIn, identity } = await open();
  standIn.auth.settings.signUps = true;
  const stranger = createClient(standIn.url, standIn.publishableKey, {
    ...connection,
    auth: { persistSession: false },
  });
  await stranger.auth.signUp({ email: malee, password: 'of the stranger' });
  const login = { email: malee, password: 'of the stranger' };
  expect(await identity.enter(login, options)).toBeUndefined();
  await enter(identity, malee);
  expect(await identity.enter(login, options)).toBeUndefined();
  await expect(identity.check()).rejects.toThrow('anybody may sign up');
});

it('a long session comes in chunks, which are kept, renewed and taken away together', async () => {
  const { standIn, identity } = await open();
  standIn.auth.addAccount(malee, 'correct horse');
  standIn.auth.lengthen(malee, 6000);
  const held = await enter(identity, malee, { ...options, remembers: true });
  expect([...held.keys()]).toEqual(
    ['kept-session.0', 'kept-session.1', 'kept-session.2', 'kept-session.3'].slice(0, held.size),
  );
  expect(held.size).toBeGreaterThan(1);
  for (const value of held.values()) expect(value.length).toBeLessThan(3600);
  expect((await identity.who(held))?.person.email).toBe(malee);
  const half = new Map([...held].slice(0, 1));
  expect(await identity.who(half)).toBeUndefined();
  standIn.auth.lengthen(malee, 0);
  const short = await enter(identity, malee, { remembers: true, held });
  expect([...short.keys()]).toEqual(['kept-session']);
  expect(keeping(short, await identity.end(short, { everywhere: false })).size).toBe(0);
});

it('a session that is about to end is renewed as it was kept, and the old cookies still work in a request under way', async () => {
  const { standIn, identity } = await open();
  standIn.auth.settings.tokenSeconds = 30;
  for (const remembers of [true, false]) {
    const held = await enter(identity, malee, { ...options, remembers });
    standIn.auth.settings.tokenSeconds = 3600;
    const renewed = await identity.renew(held);
    expect(renewed.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      remembers ? ['kept-session', 30 * 24 * 60 * 60] : ['brief-session', undefined],
    ]);
    expect((await identity.who(keeping(held, renewed)))?.person.email).toBe(malee);
    const late = await identity.who(held);
    expect([late?.person.email, late?.cookies.length]).toEqual([malee, 1]);
    standIn.auth.settings.tokenSeconds = 30;
  }
});

it('a session of the past is renewed no more once it was ended, and its cookies are taken away', async () => {
  const { standIn, identity } = await open();
  standIn.auth.settings.tokenSeconds = -10;
  const [phone, desk] = [await enter(identity, malee), await enter(identity, malee)];
  standIn.auth.settings.tokenSeconds = 3600;
  await identity.end(desk, { everywhere: true });
  expect(await identity.who(phone)).toBeUndefined();
  expect(keeping(phone, await identity.renew(phone)).size).toBe(0);
});

it('the claim of a role follows the list of the staff, at the next look and not at the next sign-in', async () => {
  const { standIn, staff, identity } = await open();
  const held = await enter(identity, boss);
  expect([(await identity.who(held))?.person.role, standIn.auth.roleClaim(boss)]).toEqual(['staff', 'staff']);
  staff.pop();
  expect([(await identity.who(held))?.person.role, standIn.auth.roleClaim(boss)]).toEqual([
    'client',
    'client',
  ]);
  staff.push(boss);
  expect([(await identity.who(held))?.person.role, standIn.auth.roleClaim(boss)]).toEqual(['staff', 'staff']);
});

it('whoever changes the claims of a session, or writes a role where they may write, is no staff', async () => {
  const { standIn, identity } = await open();
  const held = await enter(identity, malee);
  const session = JSON.parse(
    Buffer.from((held.get('brief-session') ?? '').slice('base64-'.length), 'base64url').toString(),
  );
  const [head, body, signature] = session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const withToken = (access_token: string) =>
    new Map([['brief-session', `base64-${encoded({ ...session, access_token })}`]]);
  expect((await identity.who(withToken(session.access_token)))?.person).toEqual({
    email: malee,
    role: 'client',
  });
  const raised = encoded({ ...claims, email: boss, app_metadata: { role: 'staff' } });
  for (const forged of [
    `${head}.${raised}.${signature}`,
    `${encoded({ alg: 'none', typ: 'JWT' })}.${raised}.`,
    `${encoded({ alg: 'HS256', typ: 'JWT' })}.${raised}.${signature}`,
  ])
    expect(await identity.who(withToken(forged))).toBeUndefined();
  const answer = await fetch(`${standIn.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { apikey: standIn.publishableKey, authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify({ data: { role: 'staff' }, app_metadata: { role: 'staff' } }),
  });
  expect([answer.status, (await identity.who(held))?.person.role]).toEqual([200, 'client']);
});

it('Supabase draws nothing for anybody before the address was proved here, and hears of no wrong proof', async () => {
  const { standIn, identity } = await open();
  const { token } = await identity.drawProof(malee, mine);
  await identity.redeem({ token: `${token}0` }, options);
  expect(standIn.asked).toEqual([]);
  expect(await identity.redeem({ token }, options)).toBeDefined();
});

it('a proof is as good as before where Supabase failed to begin a session', async () => {
  const { standIn, identity } = await open();
  const { token } = await identity.drawProof(malee, mine);
  standIn.failNext(503);
  await expect(identity.redeem({ token }, options)).rejects.toMatchObject({ isOutOfReach: true });
  expect(await identity.redeem({ token }, options)).toBeDefined();
  expect(await identity.redeem({ token }, options)).toBeUndefined();
});

it('two sign-ins of one person at once are two sessions', async () => {
  const { identity } = await open();
  const [phone, desk] = [await identity.drawProof(malee, mine), await identity.drawProof(malee, mine)];
  const entered = await Promise.all([phone, desk].map(({ token }) => identity.redeem({ token }, options)));
  expect(entered.map((one) => one?.person.email)).toEqual([malee, malee]);
});

it('a proof that has outlived its time lets nobody in', async () => {
  const { database, identity } = await open();
  const { token } = await identity.drawProof(malee, mine);
  await database.query("update public.sign_in_proofs set ends_at = now() - interval '1 second'");
  expect(await identity.redeem({ token }, options)).toBeUndefined();
});

it('whatever goes wrong at Supabase is a fault and never an answer, and names nobody', async () => {
  const { standIn, identity, openWith } = await open();
  const held = await enter(identity, malee);
  const login = { email: malee, password: 'x' };
  for (const [status, isOutOfReach] of [
    [500, false],
    [503, true],
    [429, true],
  ] as const)
    for (const ask of [
      () => identity.who(held),
      () => identity.enter(login, options),
      async () => identity.redeem({ token: (await identity.drawProof(malee, mine)).token }, options),
      () => identity.forget(malee),
      () => identity.end(held, { everywhere: true }),
    ]) {
      standIn.failNext(status);
      const error = await ask().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'IdentityError', isOutOfReach });
      expect(String(error)).not.toContain('malee');
    }
  expect((await identity.who(held))?.person.email).toBe(malee);
  await expect(openWith('sb_publishable_wrong').check()).rejects.toThrow('SUPABASE_PUBLISHABLE_KEY');
  standIn.close();
  await expect(identity.who(held)).rejects.toMatchObject({ isOutOfReach: true });
});

it('the client of the secret key is signed in as nobody, whoever signs in', async () => {
  const standIn = await startGoTrueStandIn();
  const database = await emptyEmbeddedDatabase();
  onTestFinished(async () => {
    standIn.close();
    await database.close();
  });
  const service = supabaseClient(standIn);
  const identity = openSupabaseIdentity({
    url: standIn.url,
    publishableKey: standIn.publishableKey,
    connection,
    accounts: service.auth.admin,
    staff: [],
    database: async () => database,
    key: async () => new Uint8Array(32),
  });
  const held = await enter(identity, malee);
  await identity.who(held);
  await identity.end(held, { everywhere: true });
  expect((await service.auth.getSession()).data.session).toBeNull();
});
