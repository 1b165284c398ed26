// @module-tag slow
import { expect, it } from 'vitest';
import { openIdentityApi } from '../support/identity-api';
import { ordersOf } from '../support/identity-sql';
import { describeOnEachDatabase, type OpenServer } from '../support/server';

const malee = 'malee@example.com';
const boss = 'boss@agency.example';

/** A visitor's network. */
const from = (network: number) => ({ 'x-forwarded-for': `203.0.113.${network}` });

async function openSite(open: OpenServer, settings: Record<string, string> = {}) {
  const server = await openIdentityApi(open, { STAFF: boss, TRUST_PROXY: '1', ...settings });
  await server.run(ordersOf(malee, ['PT-B00000']));
  const mails = async (email: string) =>
    (await server.stored()).mails.filter(({ to }) => to?.[0]?.address === email);
  return {
    ...server,
    /** What mails to sign in an address was sent, by their events. */
    events: async (email: string) => (await mails(email)).map(({ event }) => event),
    /** The token of the newest mail. */
    newest: async (email: string) =>
      /#([0-9a-f]{64})"/.exec((await mails(email)).at(-1)?.html ?? '')?.[1] ?? '',
    mails,
    /** Strangers ask for an address, from so many networks, so often each. */
    fire: (email: string, networks: number, times = 1) =>
      Promise.all(
        Array.from({ length: networks * times }, (_, index) =>
          server.ask(email, {}, from(1 + (index % networks))),
        ),
      ),
  };
}

const often = (event: string, times: number) => Array<string>(times).fill(event);

/** All that is counted is over. */
const later = "update public.request_counts set ends_at = now() - interval '1 second'";

describeOnEachDatabase('signing in while strangers ask for the same address', (open) => {
  it('one stranger uses up no more than the own share of an address’ mails', async () => {
    const server = await openSite(open);
    await server.fire(malee, 1, 9);
    expect((await server.events(malee)).toSorted()).toEqual([...often('sign-in', 5), 'sign-in-warning']);
    await server.ask(malee, {}, from(200));
    expect((await server.events(malee)).toSorted()).toEqual([...often('sign-in', 6), 'sign-in-warning']);
  });

  it('many get an address twenty mails a day, and one that says so, which opens all the same for a day', async () => {
    const server = await openSite(open);
    await server.fire(malee, 30);
    expect((await server.events(malee)).toSorted()).toEqual([...often('sign-in', 20), 'sign-in-warning']);
    const asked = await server.ask(malee, {}, from(200));
    expect([asked.status, asked.body.data]).toEqual([200, { asked: true }]);
    expect(await server.events(malee)).toHaveLength(21);
    const warning = (await server.mails(malee)).find(({ event }) => event === 'sign-in-warning');
    expect(warning?.subject).toBe('มีการขอเข้าสู่ระบบด้วยอีเมลของคุณหลายครั้ง');
    expect(warning?.subject).not.toMatch(/\d{6}/);
    const [, link = ''] = /sign-in\?next=%2Fportal#([0-9a-f]{64})"/.exec(warning?.html ?? '') ?? [];
    const entered = await server.redeem({ token: link }, from(200));
    expect((await server.who(entered.cookie))?.email).toBe(malee);
    await server.run(later);
    await server.fire(malee, 30);
    expect((await server.events(malee)).filter((event) => event === 'sign-in-warning')).toHaveLength(2);
  });

  it('a browser that its owner has signed in with gets its mails and codes, whatever strangers do', async () => {
    const server = await openSite(open, { AGENCY_LOCALE: 'de' });
    const { cookie } = await server.redeem({ token: (await server.proofFor(boss)).token });
    await server.fire(boss, 30);
    const warning = (await server.mails(boss)).find(({ event }) => event === 'sign-in-warning');
    expect([warning?.subject, warning?.html?.includes('sign-in?next=%2Fdesk#')]).toEqual([
      'Anmeldeversuche mit Ihrer Adresse',
      true,
    ]);
    // The strangers' own codes, and then their guesses.
    for (let guess = 0; guess < 12; guess++) {
      const stranger = await server.newBrowser();
      await server.proofFor(boss, stranger.browser);
      await server.redeem({ email: boss, code: '000000' }, { cookie: stranger.cookie, ...from(guess) });
    }
    await server.ask(boss, {}, { cookie, ...from(1) });
    const mail = (await server.mails(boss)).at(-1);
    expect(mail?.event).toBe('sign-in');
    const code = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
    const entered = await server.redeem({ email: boss, code }, { cookie, ...from(1) });
    expect((await server.who(entered.cookie))?.role).toBe('staff');
  });

  it('the allowance of a known browser has an end too, and is no other person’s', async () => {
    const server = await openSite(open);
    const { cookie } = await server.redeem({ token: (await server.proofFor(boss)).token });
    await server.fire(malee, 30);
    for (let time = 0; time < 3; time++) await server.ask(malee, {}, { cookie, ...from(201) });
    expect(await server.events(malee)).toHaveLength(21);
    await server.fire(boss, 30);
    for (let time = 0; time < 8; time++) await server.ask(boss, {}, { cookie, ...from(202) });
    expect((await server.events(boss)).filter((event) => event === 'sign-in')).toHaveLength(25);
  });

  it('ten wrong codes a day are all that strangers may type for an address, five of them an hour', async () => {
    const server = await openSite(open);
    const guess = async (right: boolean) => {
      const { browser, cookie } = await server.newBrowser();
      const { code } = await server.proofFor(malee, browser);
      const wrong = code === '000000' ? '000001' : '000000';
      const { status } = await server.redeem({ email: malee, code: right ? code : wrong }, { cookie });
      await server.run("delete from public.request_counts where limit_name = 'sign-ins'");
      return status;
    };
    const hourLater =
      "update public.request_counts set ends_at = now() - interval '1 second' where limit_name = 'sign-in-codes'";
    for (let time = 0; time < 5; time++) expect(await guess(false)).toBe(422);
    expect(await guess(true)).toBe(422);
    await server.run(hourLater);
    expect(await guess(true), 'an hour later').toBe(200);
    for (let time = 0; time < 5; time++) await guess(false);
    await server.run(hourLater);
    expect(await guess(true), 'and no more on that day').toBe(422);
    const { token } = await server.proofFor(malee);
    expect((await server.redeem({ token })).status, 'a link opens all the same').toBe(200);
  });

  it('a good link opens though others of the same network have used up what it may try', async () => {
    const server = await openSite(open);
    const { token } = await server.proofFor(malee);
    const tried = async () => (await server.redeem({ token: 'a'.repeat(64) }, from(9))).status;
    for (let time = 0; time < 20; time++) expect(await tried()).toBe(422);
    expect(await tried()).toBe(429);
    expect((await server.redeem({ token }, from(9))).status).toBe(200);
  });

  it('a browser that was signed in before asks though others of the same network have used up what it may ask', async () => {
    const server = await openSite(open);
    const { cookie } = await server.redeem({ token: (await server.proofFor(malee)).token }, from(9));
    await Promise.all(
      Array.from({ length: 25 }, (_, index) => server.ask(`x${index}@example.com`, {}, from(9))),
    );
    expect((await server.ask(malee, {}, from(9))).status).toBe(429);
    expect((await server.ask(malee, {}, { cookie, ...from(9) })).status).toBe(200);
    expect(await server.events(malee)).toEqual(['sign-in']);
    const forged = cookie.replace(/browser=([0-9a-f]{32})/, `browser=${'0'.repeat(32)}`);
    expect((await server.ask(malee, {}, { cookie: forged, ...from(9) })).status).toBe(429);
  });

  it('without a proxy to tell visitors apart nobody is warned before all of a day’s mails are used up', async () => {
    const server = await openSite(open, { TRUST_PROXY: '0' });
    await server.fire(malee, 10);
    expect(await server.events(malee)).toEqual(often('sign-in', 10));
  });

  it('the desk says which of the staff are asked for too often', async () => {
    const server = await openSite(open);
    const { staffUnderFire } = await import('@/lib/identity/ask-sign-in');
    await server.fire(malee, 1, 6);
    expect(await staffUnderFire()).toEqual([]);
    await server.fire(boss, 2, 6);
    expect(await staffUnderFire()).toEqual([boss]);
    await server.run(later);
    expect(await staffUnderFire()).toEqual([]);
  });
});
