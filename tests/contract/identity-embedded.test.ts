import { expect, it, onTestFinished } from 'vitest';
import { openEmbeddedIdentity } from '@/lib/identity/adapters/embedded';
import { emptyEmbeddedDatabase } from '../support/embedded-database';
import { identityContract } from './identity-contract';

const mine = { browser: 'browser-of-malee' };
const staff = ['boss@agency.example'];

async function open() {
  const database = await emptyEmbeddedDatabase();
  onTestFinished(() => database.close());
  const identity = openEmbeddedIdentity({
    database: async () => database,
    staff,
    key: async () => new Uint8Array(32).fill(7),
  });
  return { database, identity };
}

identityContract('embedded', async () => (await open()).identity);

it('a sign-in and a proof that have outlived their time let nobody in, and are deleted', async () => {
  const { database, identity } = await open();
  const { token } = await identity.drawProof('malee@example.com', mine);
  const entered = await identity.redeem({ token }, { remembers: true, held: new Map() });
  const late = await identity.drawProof('malee@example.com', mine);
  await database.query("update public.sessions set ends_at = now() - interval '1 second'");
  await database.query("update public.sign_in_proofs set ends_at = now() - interval '2 days'");
  const held = new Map(entered?.cookies.map(({ name, value }) => [name, value]));
  expect(await identity.who(held)).toBeUndefined();
  expect(await identity.redeem({ token: late.token }, { remembers: true, held })).toBeUndefined();
  expect(await database.call('delete_sign_ins', { email: null })).toEqual({ deleted: 3 });
});

it('nothing that lets somebody in is kept as it is', async () => {
  const { database, identity } = await open();
  const { token, code } = await identity.drawProof('malee@example.com', mine);
  const entered = await identity.redeem({ token }, { remembers: true, held: new Map() });
  const rows = JSON.stringify([
    await database.query('select * from public.sign_in_proofs'),
    await database.query('select * from public.sessions'),
  ]);
  for (const secret of [token, code, entered?.cookies[0]?.value ?? '']) expect(rows).not.toContain(secret);
});

it('somebody who is taken off the list of the staff has no more to say at once, whatever session is left', async () => {
  const { database, identity } = await open();
  const { token } = await identity.drawProof('boss@agency.example', mine);
  const entered = await identity.redeem({ token }, { remembers: true, held: new Map() });
  const held = new Map(entered?.cookies.map(({ name, value }) => [name, value]));
  expect((await identity.who(held))?.person.role).toBe('staff');
  const without = openEmbeddedIdentity({
    database: async () => database,
    staff: [],
    key: async () => new Uint8Array(32).fill(7),
  });
  expect((await without.who(held))?.person.role).toBe('client');
});

it('a link is good for a quarter of an hour, and for a day where it is to last', async () => {
  const { database, identity } = await open();
  await identity.drawProof('malee@example.com', mine);
  await identity.drawProof('malee@example.com', { isLasting: true });
  const rows = await database.query(
    'select round(extract(epoch from ends_at - now()) / 60)::int as minutes from public.sign_in_proofs order by ends_at',
  );
  expect(rows).toEqual([{ minutes: 15 }, { minutes: 24 * 60 }]);
});
