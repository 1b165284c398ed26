// @module-tag slow
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { describe, expect, it, vi } from 'vitest';
import { everything, identity, restore, settings, take } from '../support/backup-api';
import { collect } from '../support/collect';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { priceOf } from '../support/prices';
import { describeOnEachDatabase, openServer, openServerOnFolder } from '../support/server';

describeOnEachDatabase('a backup', (open) => {
  it('brings orders, their history, keys, slips, inquiries and mail into an empty database, and nothing else', async () => {
    const server = await openOrdersApi((more) => open({ ...settings, ...more }));
    const { body } = await server.place(await cart());
    await server.complete(body.data.id, { ...details, key });
    const before = await everything();
    const { manifest, bytes } = await take();
    expect(manifest).toMatchObject({
      tables: { orders: { rows: 1 } },
      satang: priceOf('web-design-starter'),
      missing: [],
    });
    expect(Object.keys(manifest.slips)).toHaveLength(1);

    await openServer(settings);
    expect(await restore(bytes)).toEqual(manifest);
    expect(await everything()).toEqual(before);
    expect(before.tables.outbox?.length).toBeGreaterThan(1);
    expect(before.tables).not.toHaveProperty('sessions');
    // The next number follows those that were restored.
    const { setOrderStatus } = await import('@/lib/orders/order-status');
    const reference = String(before.tables.orders?.[0]?.reference);
    expect(await setOrderStatus({ reference, status: 'paid', person: 'Nok' })).toMatchObject({
      outcome: 'changed',
    });
  });

  it('brings back orders that hold the number of a transfer, in every state', async () => {
    await open(settings);
    const { fillDemo } = await import('@/scripts/commands/demo/fill');
    await fillDemo();
    const before = await everything();
    expect(before.tables.slip_holds?.length).toBeGreaterThan(1);
    const { bytes } = await take();
    await openServer(settings);
    await restore(bytes);
    expect(await everything()).toEqual(before);
  });

  it('is noted, so that the doctor knows how old it is', async () => {
    await open(settings);
    await take();
    const { setupReport } = await import('@/scripts/commands/doctor/setup-report');
    expect((await setupReport())?.notes.backup).toMatchObject({ value: '0 orders', seconds: 0 });
  });
});

describe('a backup that is taken back', () => {
  async function taken() {
    const server = await openOrdersApi((more) => openServer({ ...settings, ...more }));
    await server.place(await cart());
    return take();
  }

  it('is refused where one bit was changed, wherever it lies, or the end is missing', async () => {
    const { bytes } = await taken();
    await openServer(settings);
    for (const at of [250, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(restore(changed), `byte ${at}`).rejects.toThrow('cannot be opened');
    }
    await expect(restore(bytes.subarray(0, -20))).rejects.toThrow('cannot be opened');
    expect((await everything()).tables.orders).toEqual([]);
  });

  it('is refused where somebody wrote another one around a changed order, a strange slip, no manifest or one of another release', async () => {
    const { bytes, manifest } = await taken();
    const { readEntries } = await import('@/lib/server/backup/restore-backup');
    const { writeTar } = await import('@/lib/server/backup/tar');
    const { Encrypter } = await import('age-encryption');
    type Entry = { name: string; bytes: Uint8Array };
    const rewrite = async (change: (entry: Entry) => Entry[]) => {
      const entries = async function* () {
        const open = () => new Blob([new Uint8Array(bytes)]).stream();
        for await (const entry of readEntries({ open, identity })) yield* change(entry);
      };
      const encrypter = new Encrypter();
      encrypter.addRecipient(settings.SERVER_ACCESS_KEY);
      return collect(await encrypter.encrypt(writeTar(entries())));
    };
    const cheaper = (entry: Entry) => {
      if (entry.name !== 'tables/orders.json') return [entry];
      return [
        { ...entry, bytes: Buffer.from(Buffer.from(entry.bytes).toString().replace('25000', '15000')) },
      ];
    };
    const other = (entry: Entry) =>
      entry.name.startsWith('slips/') ? [{ ...entry, bytes: Buffer.from('another picture') }] : [entry];
    await openServer(settings);
    await expect(restore(await rewrite(cheaper))).rejects.toThrow('its tables are not those of its manifest');
    await expect(restore(await rewrite(other))).rejects.toThrow('its slips are not those of its manifest');
    const bare = (entry: Entry) => (entry.name === 'manifest.json' ? [] : [entry]);
    await expect(restore(await rewrite(bare))).rejects.toThrow('has no manifest');
    const older = (entry: Entry) =>
      entry.name === 'manifest.json'
        ? [{ ...entry, bytes: Buffer.from(JSON.stringify({ ...manifest, version: 1 })) }]
        : [entry];
    await expect(restore(await rewrite(older))).rejects.toThrow('is of format 1');
    const strange = (entry: Entry) => [entry, { name: '../evil', bytes: Buffer.from('x') }];
    await expect(restore(await rewrite(strange))).rejects.toThrow('which is no part of one');
  });

  it('is refused with another key, and by a database that has rows', async () => {
    const { bytes } = await taken();
    await expect(restore(bytes)).rejects.toThrow('The target is not empty');
    await openServer(settings);
    await expect(restore(bytes, await generateX25519Identity())).rejects.toThrow('the key is another one');
  });

  it('is opened by age and tar alone, where there is nothing else', async () => {
    const { bytes, manifest } = await taken();
    const { Decrypter } = await import('age-encryption');
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    const { dataFolder } = await openServer(settings);
    const file = join(dataFolder, 'backup.tar');
    await writeFile(file, await decrypter.decrypt(new Uint8Array(bytes)));
    const names = execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).trim().split('\n');
    expect(names).toEqual(
      expect.arrayContaining([
        'tables/orders.json',
        `slips/${Object.keys(manifest.slips)[0]}`,
        'manifest.json',
      ]),
    );
    const text = execFileSync('tar', ['-xOf', file, 'manifest.json'], { encoding: 'utf8' });
    expect(JSON.parse(text)).toEqual(manifest);
  });
});

it('a backup that is taken while 200 orders come is one moment of them, and each has its slip', async () => {
  await openServerOnFolder(settings);
  const { placeOrder } = await import('@/lib/orders/slip/place-order');
  const { slipPicture } = await import('../support/images');
  const picture = await slipPicture().png().toBuffer();
  const { slips } = await import('@/lib/outside');
  const store = await slips();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const order = (number: number) =>
    placeOrder({
      key: number.toString(16).padStart(32, '0'),
      items: ['vps-starter'],
      locale: 'th',
      method: 'promptpay',
      // A byte behind the picture makes it another one.
      upload: new Uint8Array([...picture, number]),
      isTrial: false,
    });
  const placing = Promise.all(Array.from({ length: 200 }, (_, number) => order(number)));
  const backups = [];
  while ((await store.list()).length < 20) await new Promise((done) => setImmediate(done));
  backups.push(await take());
  const placed = await placing;
  backups.push(await take());
  expect(placed.filter(({ ok }) => ok)).toHaveLength(200);

  for (const [index, { manifest, bytes }] of backups.entries()) {
    await openServer(settings);
    expect(await restore(bytes)).toEqual(manifest);
    const count = manifest.tables.orders?.rows ?? 0;
    expect([manifest.satang, Object.keys(manifest.slips).length]).toEqual([
      count * priceOf('vps-starter'),
      count,
    ]);
    if (index === 0) expect(count).toBeLessThan(200);
    else expect(count).toBe(200);
  }
  vi.restoreAllMocks();
});
