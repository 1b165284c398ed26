import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openIdentityApi } from '../support/identity-api';
import { ordersOf } from '../support/identity-sql';
import { describeOnSupabase, type OpenServer, openServer } from '../support/server';

const malee = 'malee@example.com';
const nok = 'nok@example.com';
const html = { accept: 'text/html,application/xhtml+xml' };

/** References as they are drawn, in alphabetical order. */
const references = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `PT-${letter}${String(index).padStart(5, '0')}`);

/** Stops the clock that work is timed by, so that a wait is for the whole of its step. @returns reads the waits since the last reading */
function waitsOnStoppedClock(): () => unknown[] {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => {
    clock.mockRestore();
    timers.mockRestore();
  });
  return () => {
    const waits = timers.mock.calls.map(([, milliseconds]) => milliseconds);
    timers.mockClear();
    return waits;
  };
}

async function openPortal(open: OpenServer, settings?: Record<string, string>) {
  const server = await openIdentityApi(open, settings);
  await server.run(ordersOf(malee, references('B', 2)));
  await server.run(ordersOf(nok, references('C', 2)));
  return { ...server, ...(await import('@/lib/orders/portal')) };
}

type Portal = Awaited<ReturnType<typeof openPortal>>;

/** What must hold of the portal, whoever knows people and whatever keeps the rows. */
function portalTests(openIt: (settings?: Record<string, string>) => Promise<Portal>): void {
  it('opens the page of an own order in this browser, by a key of its own', async () => {
    const server = await openIt();
    const cookie = await server.enter(malee);
    const opened = await server.openOrder('PT-B00001', cookie, html);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/th/orders/PT-B00001']);
    expect(opened.cookie).toMatch(/order-PT-B00001=[0-9a-f]{32}/);
    const { proofOf } = await import('@/lib/orders/order-key');
    const { showOwnOrder } = await import('@/lib/orders/own-order');
    expect(await showOwnOrder(proofOf('PT-B00001', opened.cookie))).toMatchObject({ customer_email: malee });
    expect(
      await showOwnOrder(proofOf('PT-B00000', opened.cookie.replace('B00001', 'B00000'))),
    ).toBeUndefined();
  });

  it('answers a foreign reference as one that nobody has, and gives no key to either', async () => {
    const server = await openIt();
    const cookie = await server.enter(malee);
    const answers = await Promise.all(
      ['PT-C00000', 'PT-ZZZZZZ', "PT-B00000' or '1'='1", 'PT-b00000'].map((reference) =>
        server.openOrder(encodeURIComponent(reference), cookie),
      ),
    );
    for (const { status, text, headers } of answers)
      expect([status, text, headers.getSetCookie()]).toEqual([404, answers[0]?.text, []]);
  });

  it('lets in neither a stranger nor whoever forges or plants a cookie', async () => {
    const server = await openIt();
    const cookie = await server.enter(malee);
    const name = cookie.slice(0, cookie.indexOf('='));
    for (const held of [
      '',
      `${name}=${'0'.repeat(64)}`,
      `${name}=`,
      `${name}=${malee}`,
      `${name}=base64-e30`,
      cookie.split(';', 1).join('').slice(0, -3),
    ]) {
      const answer = await server.openOrder('PT-B00000', held);
      expect([held.length, answer.status, answer.headers.getSetCookie()]).toEqual([held.length, 403, []]);
    }
    expect((await server.openOrder('PT-B00000', cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    expect((await server.openOrder('PT-B00000', cookie)).status).toBe(200);
  });

  it('gives a new session at each sign-in, whatever the browser brought, and ends the one before', async () => {
    const server = await openIt();
    const planted = await server.enter(nok);
    const { token } = await server.proofFor(malee);
    const entered = await server.redeem({ token }, { cookie: planted });
    expect((await server.who(entered.cookie))?.email).toBe(malee);
    expect(await server.who(planted)).toBeUndefined();
    for (const part of planted.split('; '))
      expect(entered.cookie).not.toContain(part.slice(part.indexOf('=') + 1));
  });

  it('takes the link of a mail once, so that one that is forwarded after use opens nothing', async () => {
    const server = await openIt();
    await server.ask(malee, { next: '/th/portal', remember: true });
    const { token, code, query } = await server.mailedTo(malee);
    expect([query, code]).toEqual(['next=%2Fportal&remember=on', expect.stringMatching(/^\d{6}$/)]);
    expect((await server.redeem({ token })).status).toBe(200);
    const again = await server.redeem({ token });
    expect([again.status, again.headers.getSetCookie()]).toEqual([422, []]);
    expect(again.body.error.fields).toEqual({ code: 'sign-in' });
  });

  it('takes a code beside its own address, in the browser that asked, and the newest of two alone', async () => {
    const server = await openIt();
    const { browser, cookie } = await server.newBrowser();
    const older = await server.proofFor(malee, browser);
    const { code } = await server.proofFor(malee, browser);
    expect((await server.redeem({ email: nok, code }, { cookie })).status).toBe(422);
    const elsewhere = await server.redeem(
      { email: malee, code },
      { cookie: (await server.newBrowser()).cookie },
    );
    expect([elsewhere.status, elsewhere.body.error.fields]).toEqual([422, { code: 'sign-in-no-code' }]);
    expect((await server.redeem({ email: malee, code })).status).toBe(422);
    if (older.code !== code)
      expect((await server.redeem({ email: malee, code: older.code }, { cookie })).status).toBe(422);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await server.redeem({ email: 'Malee@Example.com', code: spaced }, { cookie })).status).toBe(200);
    expect((await server.redeem({ token: older.token })).status).toBe(200);
  });

  it('ends this session or all of them, and takes the cookies from the browser', async () => {
    const server = await openIt();
    const [phone, desk, other] = [
      await server.enter(malee),
      await server.enter(malee),
      await server.enter(nok),
    ];
    const out = await server.signOut(phone, false);
    for (const cookie of out.headers.getSetCookie()) expect(cookie).toContain('Max-Age=0');
    expect([await server.who(phone), (await server.who(desk))?.email]).toEqual([undefined, malee]);
    const third = await server.enter(malee);
    expect((await server.signOut(third, true)).status).toBe(200);
    expect([await server.who(desk), await server.who(third)]).toEqual([undefined, undefined]);
    expect((await server.who(other))?.email).toBe(nok);
  });

  it('keeps its cookies from scripts and from other sites', async () => {
    const server = await openIt();
    const { token } = await server.proofFor(malee);
    const cookies = (await server.redeem({ token, remember: true })).headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies)
      expect(cookie).toMatch(/; Path=\/; Max-Age=(?:2592000|7776000); HttpOnly; SameSite=Lax$/);
  });

  it('keeps its cookies from the other hosts of its domain, where the site has TLS', async () => {
    const server = await openIt({ SITE_URL: 'https://localhost:3000' });
    const { token } = await server.proofFor(malee);
    const entered = await server.redeem({ token, remember: true }, { origin: 'https://localhost:3000' });
    expect(entered.headers.getSetCookie()).toHaveLength(2);
    for (const cookie of entered.headers.getSetCookie())
      expect(cookie).toMatch(/^__Host-[\w-]+=.*; Path=\/; .*; Secure$/);
    expect((await server.who(entered.cookie))?.email).toBe(malee);
    expect(await server.who(entered.cookie.replaceAll('__Host-', ''))).toBeUndefined();
  });

  it('ends the sign-ins of a person who is forgotten', async () => {
    const server = await openIt();
    const [cookie, other] = [await server.enter(malee), await server.enter(nok)];
    const { token } = await server.proofFor(malee);
    const { forget } = await import('@/lib/server/retention');
    await forget('Malee@Example.com');
    expect(await server.who(cookie)).toBeUndefined();
    expect((await server.redeem({ token })).status).toBe(422);
    expect((await server.who(other))?.email).toBe(nok);
    await forget('stranger@example.com');
  });

  it('keeps clients and strangers from what the staff may do', async () => {
    const server = await openIt();
    const { asStaff, staffOnly } = await import('@/lib/identity/signed-in');
    const { success } = await import('@/lib/result');
    const secret = asStaff(async () => success('read'));
    const from = (cookie: string) => new Request('http://localhost:3000/api/desk', { headers: { cookie } });
    for (const cookie of ['', await server.enter(malee)])
      for (const read of [secret, staffOnly])
        expect(await read(from(cookie), {})).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    const boss = await server.enter('boss@agency.example');
    expect(await secret(from(boss), {})).toEqual({ ok: true, data: 'read' });
  });
}

const staff = { STAFF: 'boss@agency.example' };

describe('the portal', () => {
  portalTests((settings) => openPortal(openServer, { ...staff, ...settings }));

  it('lists the orders of one address and no other, in whatever way it is asked', async () => {
    const server = await openPortal(openServer);
    await server.run(
      "update public.orders set customer_email = 'Malee@Example.COM' where reference = 'PT-B00001'",
    );
    const list = async (email: string, before?: string) =>
      (await server.listOwnOrders({ email, before })).orders.map(({ reference }) => reference);
    expect(await list(malee)).toEqual(['PT-B00001', 'PT-B00000']);
    for (const before of ['PT-C00001', 'PT-ZZZZZZ']) expect(await list(malee, before)).toEqual([]);
    expect(await list(malee, 'PT-B00001')).toEqual(['PT-B00000']);
    for (const email of [
      '',
      '%',
      '_____@example.com',
      "' or true --",
      'MALEE@example.com',
      'stranger@example.com',
    ])
      expect(await list(email)).toEqual([]);
    const { database } = await import('@/lib/outside');
    const { call } = await database();
    const nobodies: Record<string, null | string>[] = [{}, { email: null }, { email: '' }];
    for (const nobody of nobodies)
      expect([
        await call('own_orders', { ...nobody, before: null, max: 20 }),
        await call('open_own_order', { ...nobody, reference: 'PT-B00000', key_hash: 'x' }),
      ]).toEqual([{ orders: [], more: false }, { opened: false }]);
  });

  it('shows an order to who it names now, and no more to the address before', async () => {
    const server = await openPortal(openServer);
    await server.run(`update public.orders set customer_email = '${nok}' where reference = 'PT-B00000'`);
    const seen = async (email: string) =>
      (await server.listOwnOrders({ email, before: undefined })).orders.length;
    expect([await seen(malee), await seen(nok)]).toEqual([1, 3]);
    expect((await server.openOrder('PT-B00000', await server.enter(malee))).status).toBe(404);
  });

  it('turns its pages without losing or repeating an order, however many were placed in one moment', async () => {
    const server = await openPortal(openServer);
    const all = references('D', 45);
    await server.run(ordersOf('many@example.com', all));
    const pages: string[][] = [];
    let before: string | undefined;
    for (let more = true; more; ) {
      const page = await server.listOwnOrders({ email: 'many@example.com', before });
      pages.push(page.orders.map(({ reference }) => reference));
      before = pages.at(-1)?.at(-1);
      more = page.more;
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(pages.flat()).toEqual(all.toReversed());
  });

  it('leads nowhere but to its own pages after somebody signed in', async () => {
    const server = await openPortal(openServer);
    const leads = async (next: string) => {
      const { token } = await server.proofFor(malee);
      const answer = await server.redeem({ token, next }, html);
      return [answer.status, answer.headers.get('location')];
    };
    for (const next of [
      '//evil.example',
      '/\\evil.example',
      '/%2F/evil.example',
      'https://evil.example',
      'https:/portal',
      '/portal/../../evil',
      '/portal//evil.example',
      '/portal\n//evil.example',
      'javascript:alert(1)',
      '/portal@evil.example',
      '/cart',
    ])
      expect([next, await leads(next)]).toEqual([next, [303, '/th/portal']]);
    expect(await leads('/desk')).toEqual([303, '/th/desk']);
    const asked = await server.ask(malee, { next: '//evil.example' });
    expect(asked.status).toBe(200);
    expect((await server.mailedTo(malee)).query).toBe('next=%2Fportal');
  });

  it('answers a question for a link alike and at the same time, whether it knows the address or not', async () => {
    const server = await openPortal(openServer);
    const asked = async (email: string, headers = {}) => {
      const { status, text, headers: answered } = await server.ask(email, {}, headers);
      const cookies = answered.getSetCookie().map((set) => set.replace(/=[0-9a-f]+/, '='));
      return { status, text, location: answered.get('location'), cookies };
    };
    const waits = waitsOnStoppedClock();
    const known = await asked(malee);
    expect(known.status).toBe(200);
    expect(known.cookies).toEqual(['browser=; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax']);
    expect(waits()).toContain(500);
    expect(await asked('stranger@example.com')).toEqual(known);
    expect(waits()).toContain(500);
    expect(await asked('stranger@example.com', html)).toMatchObject({
      status: 303,
      location: '/th/sign-in?sent',
      cookies: known.cookies,
    });
    const again = await server.ask(malee, {}, { cookie: (await server.newBrowser()).cookie });
    expect([again.text, again.headers.getSetCookie()]).toEqual([known.text, []]);
  });

  it('mails a link to whoever has an account with Supabase and no order yet', async () => {
    const server = await openPortal(openServer);
    await server.run('create schema auth create table users (email text)');
    onTestFinished(() => server.run('drop schema auth cascade'));
    await server.run("insert into auth.users values ('Client@example.com')");
    for (const email of ['client@example.com', 'stranger@example.com'])
      expect((await server.ask(email)).status).toBe(200);
    const mails = (await server.stored()).mails.filter(({ event }) => event === 'sign-in');
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['client@example.com']);
  });

  it('answers every password with the words for an unknown account where there are no passwords', async () => {
    const server = await openPortal(openServer);
    const wrong = await server.enterByPassword({ email: malee, password: 'x' });
    const unknown = await server.enterByPassword({ email: 'stranger@example.com', password: 'x' });
    expect([wrong.status, wrong.text]).toEqual([404, unknown.text]);
    const page = await server.enterByPassword({ email: malee, password: 'x' }, html);
    expect(page.text).toContain('Kein Konto gefunden, bitte wenden Sie sich an den Support');
    expect((await server.enterByPassword({ email: malee, password: '' })).body.error.fields).toEqual({
      password: 'required',
    });
  });

  it('stops whoever tries one password after the other for an address, known or not', async () => {
    const server = await openPortal(openServer);
    for (const email of [malee, 'stranger@example.com']) {
      const { countForAddress } = await import('@/lib/identity/count-for-address');
      for (let count = 0; count < 20; count++)
        await countForAddress(email, { limit: 'passwords', max: 20, seconds: 3600 });
      expect((await server.enterByPassword({ email, password: 'x' })).status).toBe(429);
    }
    expect(await server.storedRows()).not.toContain('stranger@example.com');
  });

  it('deletes sessions and proofs once they are over, as a chore', async () => {
    const server = await openPortal(openServer);
    await server.enter(malee);
    await server.run("update public.sessions set ends_at = now() - interval '1 second'");
    await server.run("update public.sign_in_proofs set ends_at = now() - interval '2 days'");
    const { deleteExpired } = await import('@/lib/server/retention');
    expect(await deleteExpired()).toMatchObject({ signIns: 2 });
  });
});

describeOnSupabase('the portal, with accounts of Supabase', (open, standIn) => {
  const settings = () => ({
    ...staff,
    IDENTITY: 'supabase',
    SUPABASE_PUBLISHABLE_KEY: standIn().publishableKey,
  });
  const openIt = (more?: Record<string, string>) => openPortal(open, { ...settings(), ...more });
  portalTests(openIt);

  it('lets a client in by password, to the portal, and one of the staff to the desk', async () => {
    const server = await openIt();
    standIn().auth.addAccount(malee, 'correct horse ');
    standIn().auth.addAccount('boss@agency.example', 'battery staple');
    const entered = await server.enterByPassword({
      email: 'Malee@example.com',
      password: 'correct horse ',
      remember: true,
    });
    expect([entered.status, entered.body.data]).toEqual([200, { next: '/portal' }]);
    expect(await server.who(entered.cookie)).toEqual({ email: malee, role: 'client' });
    const boss = await server.enterByPassword(
      { email: 'boss@agency.example', password: 'battery staple' },
      html,
    );
    expect([boss.status, boss.headers.get('location')]).toEqual([303, '/de/desk']);
    expect(JSON.stringify([entered.text, boss.text])).not.toMatch(/eyJ|refresh/);
  });

  it('answers a wrong password as an unknown account, in words and in time', async () => {
    const server = await openIt();
    standIn().auth.addAccount(malee, 'correct horse');
    const tried = async (email: string) => {
      const { status, text, headers } = await server.enterByPassword({ email, password: 'wrong' });
      return { status, text, cookies: headers.getSetCookie(), waits: waits().includes(1000) };
    };
    const waits = waitsOnStoppedClock();
    const known = await tried(malee);
    expect(known).toMatchObject({ status: 404, cookies: [], waits: true });
    expect(await tried('stranger@example.com')).toEqual(known);
  });

  it('brings a session that was renewed with the answer of a route', async () => {
    const server = await openIt();
    standIn().auth.settings.tokenSeconds = 30;
    const cookie = await server.enter(malee);
    standIn().auth.settings.tokenSeconds = 3600;
    const opened = await server.openOrder('PT-B00000', cookie);
    expect(opened.headers.getSetCookie().some((set) => set.startsWith('brief-session='))).toBe(true);
    expect((await server.who(opened.cookie))?.email).toBe(malee);
  });

  it('is refused by the start of a live site where anybody may sign up', async () => {
    await openIt();
    const { checkOutside } = await import('@/lib/server/check-outside');
    await checkOutside();
    standIn().auth.settings.signUps = true;
    await expect(checkOutside()).rejects.toThrow('IDENTITY: anybody may sign up');
  });

  it('answers that it is not to be had where Supabase is not, and ends no session for that', async () => {
    const server = await openIt();
    const cookie = await server.enter(malee);
    standIn().failNext(/auth\/v1/, { kind: 'status', status: 503 });
    expect((await server.openOrder('PT-B00000', cookie)).status).toBe(503);
    expect((await server.openOrder('PT-B00000', cookie)).status).toBe(200);
  });
});
