import { describe, expect, it } from 'vitest';
import type { NewCookie } from '@/lib/http/cookies';
import type { Identity } from '@/lib/identity/identity';

/** The cookies of a browser that was told to keep these. */
const kept = (...cookies: NewCookie[]) =>
  new Map(cookies.filter(({ maxAge }) => maxAge !== 0).map(({ name, value }) => [name, value] as const));

const stranger = new Map<string, string>();
const options = { remembers: true, held: stranger };

/** The browser that asks. */
const mine = { browser: 'browser-of-malee' };

/** A code as it is typed, after which so many wrong ones are counted. */
const typed = (email: string, code: string, { browser = mine.browser, visitor = email, max = 5 } = {}) => ({
  email,
  code,
  browser,
  limits: [{ limit: 'codes', visitor, max, seconds: 3600 }],
});

const another = (code: string) => (code === '000000' ? '000001' : '000000');

/** What everybody must do who knows people; `boss@agency.example` is on the list of the staff. */
export function identityContract(name: string, open: () => Promise<Identity>): void {
  describe(`the ${name} identity`, () => {
    const enter = async (identity: Identity, email: string) => {
      const { token } = await identity.drawProof(email, mine);
      const entered = await identity.redeem({ token }, options);
      if (!entered) throw new Error('not let in');
      return kept(...entered.cookies);
    };

    it('knows nobody who brings nothing, or what it never gave', async () => {
      const identity = await open();
      expect(await identity.who(stranger)).toBeUndefined();
      const held = await enter(identity, 'malee@example.com');
      const forged = new Map([...held].map(([cookie, value]) => [cookie, value.replace(/[0-9a-f]/g, '0')]));
      expect(await identity.who(forged)).toBeUndefined();
      for (const value of ['', 'null', 'base64-e30', 'x'.repeat(5000), '__proto__'])
        expect(
          await identity.who(new Map([...held.keys()].map((cookie) => [cookie, value]))),
        ).toBeUndefined();
    });

    it('tells a browser that may hold a session from one that cannot, and asks nobody', async () => {
      const identity = await open();
      expect(identity.mayHold(stranger)).toBe(false);
      expect(identity.mayHold(new Map([['other', 'x']]))).toBe(false);
      expect(identity.mayHold(await enter(identity, 'malee@example.com'))).toBe(true);
    });

    it('takes no session that a browser brought before anybody signed in', async () => {
      const identity = await open();
      const planted = await enter(identity, 'attacker@example.com');
      await identity.end(planted, { everywhere: false });
      const { token } = await identity.drawProof('malee@example.com', mine);
      const entered = await identity.redeem({ token }, { remembers: true, held: planted });
      expect(entered?.person.email).toBe('malee@example.com');
      expect(await identity.who(planted)).toBeUndefined();
      for (const { value } of entered?.cookies ?? []) expect([...planted.values()]).not.toContain(value);
    });

    it('lets nobody in by a proof that was changed, and the right one still works', async () => {
      const identity = await open();
      const { token } = await identity.drawProof('malee@example.com', mine);
      for (const changed of [
        token.slice(0, -1),
        `${token}0`,
        token.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a')),
      ])
        expect(await identity.redeem({ token: changed }, options)).toBeUndefined();
      expect((await identity.redeem({ token }, options))?.person.email).toBe('malee@example.com');
    });

    it('says that it can be used, and renews no session that has long to go', async () => {
      const identity = await open();
      await identity.check();
      expect(await identity.renew(await enter(identity, 'malee@example.com'))).toEqual([]);
      expect(await identity.renew(stranger)).toEqual([]);
    });

    it('lets in whoever brings the token of a mail, once', async () => {
      const identity = await open();
      const { token } = await identity.drawProof('malee@example.com', mine);
      const entered = await identity.redeem({ token }, options);
      expect(entered?.person).toEqual({ email: 'malee@example.com', role: 'client' });
      expect(await identity.redeem({ token }, options)).toBeUndefined();
      expect((await identity.who(kept(...(entered?.cookies ?? []))))?.person.email).toBe('malee@example.com');
    });

    it('lets in whoever types the code beside its address, once, and nobody who types it beside another', async () => {
      const identity = await open();
      const { code } = await identity.drawProof('malee@example.com', mine);
      await identity.drawProof('nok@example.com', mine);
      expect(await identity.redeem(typed('nok@example.com', code), options)).toBeUndefined();
      expect((await identity.redeem(typed('malee@example.com', code), options))?.person.email).toBe(
        'malee@example.com',
      );
      expect(await identity.redeem(typed('malee@example.com', code), options)).toBeUndefined();
    });

    it('takes a code in the browser that asked alone', async () => {
      const identity = await open();
      const { code } = await identity.drawProof('malee@example.com', mine);
      const elsewhere = { browser: 'browser-of-a-stranger' };
      await identity.drawProof('malee@example.com', elsewhere);
      expect(await identity.redeem(typed('malee@example.com', code, elsewhere), options)).toBeUndefined();
      expect((await identity.redeem(typed('malee@example.com', code), options))?.person.email).toBe(
        'malee@example.com',
      );
    });

    it('takes no code any more after a few wrong ones, however many come at once, and the link all the same', async () => {
      const identity = await open();
      const { code, token } = await identity.drawProof('malee@example.com', mine);
      const guess = () => identity.redeem(typed('malee@example.com', another(code)), options);
      expect((await Promise.all(Array.from({ length: 8 }, guess))).filter(Boolean)).toEqual([]);
      expect(await identity.redeem(typed('malee@example.com', code), options)).toBeUndefined();
      expect((await identity.redeem({ token }, options))?.person.email).toBe('malee@example.com');
    });

    it('counts wrong codes alone, and none of a browser that waits for no code', async () => {
      const identity = await open();
      const max = 1;
      for (let time = 0; time < 3; time += 1) {
        const elsewhere = { browser: 'browser-of-a-stranger', max };
        expect(
          await identity.redeem(typed('malee@example.com', '000000', elsewhere), options),
        ).toBeUndefined();
        const { code } = await identity.drawProof('malee@example.com', mine);
        expect(
          (await identity.redeem(typed('malee@example.com', code, { max }), options))?.person.email,
        ).toBe('malee@example.com');
      }
    });

    it('counts wrong codes of two apart who are told apart', async () => {
      const identity = await open();
      const stranger = { browser: 'browser-of-a-stranger', visitor: 'stranger' };
      const drawn = await identity.drawProof('malee@example.com', stranger);
      for (let guess = 0; guess < 6; guess += 1)
        await identity.redeem(typed('malee@example.com', another(drawn.code), stranger), options);
      const { code } = await identity.drawProof('malee@example.com', mine);
      expect((await identity.redeem(typed('malee@example.com', code), options))?.person.email).toBe(
        'malee@example.com',
      );
    });

    it('leaves a link good when others are drawn for the same address', async () => {
      const identity = await open();
      const { token } = await identity.drawProof('malee@example.com', mine);
      for (let time = 0; time < 3; time += 1)
        await identity.drawProof('malee@example.com', { browser: `stranger-${time}` });
      expect((await identity.redeem({ token }, options))?.person.email).toBe('malee@example.com');
    });

    it('draws a link for any browser that has no code', async () => {
      const identity = await open();
      const { token, code } = await identity.drawProof('malee@example.com', { isLasting: true });
      expect(await identity.redeem(typed('malee@example.com', code), options)).toBeUndefined();
      expect((await identity.redeem({ token }, options))?.person.email).toBe('malee@example.com');
      expect(await identity.redeem({ token }, options)).toBeUndefined();
    });

    it('tells the staff by its own list', async () => {
      const identity = await open();
      const held = await enter(identity, 'boss@agency.example');
      expect((await identity.who(held))?.person).toEqual({ email: 'boss@agency.example', role: 'staff' });
    });

    it('gives a new session at each sign-in, and ends the one that the browser had', async () => {
      const identity = await open();
      const before = await enter(identity, 'malee@example.com');
      const { token } = await identity.drawProof('nok@example.com', mine);
      const entered = await identity.redeem({ token }, { remembers: false, held: before });
      expect(await identity.who(before)).toBeUndefined();
      expect((await identity.who(kept(...(entered?.cookies ?? []))))?.person.email).toBe('nok@example.com');
    });

    it('forgets the browser when the browser does, unless it is to be remembered', async () => {
      const identity = await open();
      const { token } = await identity.drawProof('malee@example.com', mine);
      const brief = await identity.redeem({ token }, { remembers: false, held: stranger });
      expect(brief?.cookies.every(({ maxAge }) => maxAge === undefined)).toBe(true);
      const again = await identity.drawProof('malee@example.com', mine);
      const long = await identity.redeem({ token: again.token }, options);
      expect(long?.cookies.every(({ maxAge = 0 }) => maxAge > 7 * 24 * 60 * 60)).toBe(true);
    });

    it('ends one session, or all of a person, and nobody else’s', async () => {
      const identity = await open();
      const [phone, desk] = [
        await enter(identity, 'malee@example.com'),
        await enter(identity, 'malee@example.com'),
      ];
      const other = await enter(identity, 'nok@example.com');
      const cleared = await identity.end(phone, { everywhere: false });
      expect(cleared.every(({ maxAge }) => maxAge === 0)).toBe(true);
      expect([await identity.who(phone), (await identity.who(desk))?.person.email]).toEqual([
        undefined,
        'malee@example.com',
      ]);
      await identity.end(desk, { everywhere: true });
      const third = await enter(identity, 'malee@example.com');
      const fourth = await enter(identity, 'malee@example.com');
      await identity.end(third, { everywhere: true });
      expect([await identity.who(desk), await identity.who(fourth)]).toEqual([undefined, undefined]);
      expect((await identity.who(other))?.person.email).toBe('nok@example.com');
    });

    it('forgets a person on request', async () => {
      const identity = await open();
      const held = await enter(identity, 'malee@example.com');
      const { token } = await identity.drawProof('malee@example.com', mine);
      await identity.forget('malee@example.com');
      expect(await identity.who(held)).toBeUndefined();
      expect(await identity.redeem({ token }, options)).toBeUndefined();
    });

    it('takes no password where there are none', async () => {
      const identity = await open();
      if (identity.takesPasswords) return;
      const login = { email: 'boss@agency.example', password: 'secret' };
      expect(await identity.enter(login, options)).toBeUndefined();
    });
  });
}
