import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, it, onTestFinished } from 'vitest';
import { collect } from '../support/collect';
import { cart, openOrdersApi } from '../support/orders-api';
import { startS3StandIn } from '../support/s3-stand-in';
import { openServer } from '../support/server';

const day = 24 * 60 * 60 * 1000;

async function openOnS3(more: Record<string, string> = {}) {
  const standIn = await startS3StandIn();
  onTestFinished(standIn.close);
  const server = await openOrdersApi((settings) => openServer({ ...standIn.settings, ...more, ...settings }));
  const slipsThere = () => [...standIn.objects.keys()].filter((key) => key !== '.owner');
  return { standIn, server, slipsThere };
}

it('a slip goes into the bucket with its order, and what belongs to none is swept', async () => {
  const { server, standIn, slipsThere } = await openOnS3();
  expect((await server.place(await cart())).status).toBe(200);
  const [order] = (await server.stored()).orders;
  expect(slipsThere()).toEqual([order?.payment_slip_path]);
  const orphan = `${Date.now() - day - 60_000}-0a.png`;
  standIn.objects.set(orphan, Buffer.from('x'));
  const { sweepSlips } = await import('@/lib/payments/slip/sweep-slips');
  expect(await sweepSlips()).toBe(1);
  expect(slipsThere()).toEqual([order?.payment_slip_path]);
});

it('no order is taken while the store is down, and the customer may try again', async () => {
  const { server, standIn } = await openOnS3();
  standIn.failNext('down', 9);
  expect((await server.place(await cart())).status).toBe(503);
  expect((await server.stored()).orders).toEqual([]);
});

it('a backup brings slips from one bucket into another', async () => {
  const identity = await generateX25519Identity();
  const settings = { SERVER_ACCESS_KEY: await identityToRecipient(identity) };
  const { server, standIn, slipsThere } = await openOnS3(settings);
  await server.place(await cart());
  const { takeBackup } = await import('@/lib/server/backup/take-backup');
  let bytes: Buffer = Buffer.alloc(0);
  const manifest = await takeBackup(async (encrypted) => {
    bytes = await collect(encrypted);
  });
  expect(Object.keys(manifest.slips)).toEqual(slipsThere());
  const before = standIn.objects.get(slipsThere()[0] ?? '');

  const target = await openOnS3(settings);
  const { restoreBackup } = await import('@/lib/server/backup/restore-backup');
  const open = () => new Blob([new Uint8Array(bytes)]).stream();
  expect(await restoreBackup({ open, identity })).toEqual(manifest);
  expect(target.standIn.objects.get(target.slipsThere()[0] ?? '')).toEqual(before);
});

it('the doctor finds a good store good, and says in one line what is wrong with another', async () => {
  const { standIn } = await openOnS3();
  const { slipFindings } = await import('@/scripts/commands/doctor/slips');
  const toMend = async () =>
    (await slipFindings()).filter(({ state }) => state === 'mend').map(({ say }) => say);
  expect(await toMend()).toEqual([]);
  expect([...standIn.objects.keys()]).toEqual(['.owner']);
  standIn.forgetConditions();
  expect(await toMend()).toEqual([expect.stringContaining('one can be overwritten')]);
  standIn.makePublic();
  expect(await toMend()).toContainEqual(expect.stringContaining('anybody can read slips'));
});

it('a start of a live site and the doctor name the setting of the store that is wrong', async () => {
  const standIn = await startS3StandIn();
  onTestFinished(standIn.close);
  await openServer({ ...standIn.settings, S3_SECRET_ACCESS_KEY: 'another' });
  const { checkOutside } = await import('@/lib/server/check-outside');
  await expect(checkOutside()).rejects.toMatchObject({
    problems: ['S3_SECRET_ACCESS_KEY: is not the secret of S3_ACCESS_KEY_ID'],
  });
});

it('functions of one site on Vercel count visitors by one key, which their database address gives', async () => {
  const url = 'postgres://site:one@db.example.com/site?sslmode=verify-full';
  const keyOn = async (settings: Record<string, string>) => {
    await openServer({
      VERCEL: '1',
      MAIL: 'resend',
      DATABASE: 'postgres',
      DATABASE_URL: url,
      ...preview,
      ...settings,
    });
    const { addressKey } = await import('@/lib/keys/address-key');
    return Buffer.from(await addressKey()).toString('hex');
  };
  const standIn = await startS3StandIn();
  onTestFinished(standIn.close);
  const preview = {
    ...standIn.settings,
    VERCEL_ENV: 'preview',
    MAIL_FROM: 'Agency <hello@agency-in-pattaya.com>',
    MAIL_REDIRECT: 'dev@agency-in-pattaya.com',
    RESEND_API_KEY: 're_x',
    SERVER_ACCESS_KEY: await identityToRecipient(await generateX25519Identity()),
  };
  const [one, same, other] = [
    await keyOn({}),
    await keyOn({}),
    await keyOn({ DATABASE_URL: url.replace('one', 'two') }),
  ];
  expect(one).toBe(same);
  expect(other).not.toBe(one);
});
