import { createHash } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { openS3Slips } from '@/lib/payments/slip/adapters/s3';
import { SlipStoreError } from '@/lib/payments/slip/slip-store';
import { signatureProblem } from '../support/s3-signature';
import { type S3StandIn, startS3StandIn } from '../support/s3-stand-in';
import { slipStoreContract } from './slip-store-contract';

const png = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/png' };

const openOn = ({ settings }: S3StandIn, changes: Partial<Parameters<typeof openS3Slips>[0]> = {}) =>
  openS3Slips({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    owner: 'https://www.example.com',
    ...changes,
  });

const { S3_LIVE_ENDPOINT: endpoint, S3_LIVE_BUCKET: bucket } = process.env;

if (endpoint && bucket) {
  const { S3_LIVE_REGION = '', S3_LIVE_ACCESS_KEY_ID = '', S3_LIVE_SECRET_ACCESS_KEY = '' } = process.env;
  slipStoreContract('S3 (live)', async () => ({
    store: openS3Slips({
      endpoint,
      bucket,
      region: S3_LIVE_REGION,
      accessKeyId: S3_LIVE_ACCESS_KEY_ID,
      secretAccessKey: S3_LIVE_SECRET_ACCESS_KEY,
      owner: 'the tests of a slip store',
    }),
    close: async () => undefined,
  }));
}

slipStoreContract('S3', async () => {
  const standIn = await startS3StandIn();
  return { store: openOn(standIn), close: async () => standIn.close() };
});

async function start() {
  const standIn = await startS3StandIn();
  onTestFinished(standIn.close);
  return { standIn, store: openOn(standIn) };
}

it('a request that AWS itself has published is known by its signature, and any change of it is refused', () => {
  // "GET Object" of the examples for signatures in the Amazon S3 API reference.
  const keys = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const nothing = createHash('sha256').digest('hex');
  const names = 'host;range;x-amz-content-sha256;x-amz-date';
  const signature = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';
  const request = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': nothing,
      'x-amz-date': '20130524T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/20130524/us-east-1/s3/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
    },
    body: Buffer.alloc(0),
  };
  const at = Date.UTC(2013, 4, 24);
  expect(signatureProblem(request, keys, at)).toBeUndefined();
  expect(signatureProblem(request, keys, at + 16 * 60 * 1000)).toBe('RequestTimeTooSkewed');
  expect(signatureProblem({ ...request, url: '/test2.txt' }, keys, at)).toBe('SignatureDoesNotMatch');
  expect(signatureProblem({ ...request, body: Buffer.from('x') }, keys, at)).toBe(
    'XAmzContentSHA256Mismatch',
  );
  expect(signatureProblem(request, { ...keys, secretAccessKey: 'another' }, at)).toBe(
    'SignatureDoesNotMatch',
  );
});

it('a stranger reaches no slip, stores none, and lists none', async () => {
  const { standIn, store } = await start();
  await store.put('1-0a.png', png);
  const { S3_ENDPOINT, S3_BUCKET } = standIn.settings;
  const statuses = await Promise.all(
    [['/1-0a.png'], ['?list-type=2'], ['/1-0b.png', 'PUT'], ['/1-0a.png', 'DELETE']].map(
      async ([path, method = 'GET']) =>
        (await fetch(`${S3_ENDPOINT}/${S3_BUCKET}${path}`, { method })).status,
    ),
  );
  expect(statuses).toEqual([403, 403, 403, 403]);
  expect(await store.read('1-0a.png')).toBeDefined();
  expect(await store.link('1-0a.png', 60)).toBeUndefined();
});

it('each wrong setting is named by what the store says of it', async () => {
  const { standIn, store } = await start();
  await store.check();
  const wrong = {
    accessKeyId: 'another',
    secretAccessKey: 'another',
    region: 'us-east-1',
    bucket: 'another',
    endpoint: 'http://127.0.0.1:9',
  };
  const names = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_REGION', 'S3_BUCKET', 'S3_ENDPOINT'];
  for (const [index, [name, value]] of Object.entries(wrong).entries())
    await expect(openOn(standIn, { [name]: value }).check(), name).rejects.toThrow(`${names[index]}: `);
  standIn.failNext({ status: 403, code: 'AccessDenied' });
  await expect(store.check()).rejects.toThrow('S3_ACCESS_KEY_ID: this key may not');
});

it('a bucket that everybody can read is found out', async () => {
  const { standIn, store } = await start();
  standIn.makePublic();
  await expect(store.check()).rejects.toThrow('S3_BUCKET: is public');
});

it('a bucket is of one site: another neither stores, lists nor removes there', async () => {
  const { standIn, store } = await start();
  await store.put('1-0a.png', png);
  const other = openOn(standIn, { owner: 'a site that is not live' });
  for (const work of [
    () => other.put('1-0b.png', png),
    () => other.list(),
    () => other.remove('1-0a.png'),
    () => other.check(),
  ])
    await expect(work()).rejects.toThrow('holds the slips of https://www.example.com');
  expect([...standIn.objects.keys()]).toEqual(['.owner', '1-0a.png']);
  // Where the site has another name now.
  standIn.objects.delete('.owner');
  expect(await openOn(standIn, { owner: 'https://new.example.com' }).list()).toEqual(['1-0a.png']);
});

it('a slip whose answer was lost is there once, and no failure', async () => {
  const { standIn, store } = await start();
  await store.list();
  standIn.failNext('unanswered');
  await store.put('1-0a.png', png);
  expect(await store.list()).toEqual(['1-0a.png']);
});

it('a store that is down, cuts its answer or errs is a failure, never an empty answer', async () => {
  const { standIn, store } = await start();
  await store.put('1-0a.png', png);
  for (const fault of [
    'down',
    'cut',
    { status: 500, code: 'InternalError' },
    { status: 503, code: 'SlowDown' },
  ] as const) {
    for (const work of [() => store.read('1-0a.png'), () => store.list(), () => store.remove('1-0b.png')]) {
      standIn.failNext(fault, typeof fault === 'object' && fault.status === 500 ? 1 : 2);
      await expect(work(), JSON.stringify(fault)).rejects.toBeInstanceOf(SlipStoreError);
    }
  }
  expect(await store.list()).toEqual(['1-0a.png']);
  standIn.failNext('down', 2);
  await expect(store.put('1-0c.png', png)).rejects.toMatchObject({ isOutOfReach: true });
});
