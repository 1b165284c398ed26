import 'server-only';
import { isOutOfReach, twice } from '@/lib/database/hiccup';
import { once } from '@/lib/once';
import { isSlipPath, type SlipStore, SlipStoreError } from '../slip-store';
import { type Answer, type Ask, s3Client, textsOf } from './s3-client';

/** Says whose slips a bucket holds; no slip has such a path. */
const ownerKey = '.owner';

/** What a store says of a wrong setting, by its code. */
const reasons: Readonly<Record<string, string>> = {
  NoSuchBucket: 'S3_BUCKET: there is no such bucket at S3_ENDPOINT',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID: the store does not know this key',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY: is not the secret of S3_ACCESS_KEY_ID',
  AccessDenied: 'S3_ACCESS_KEY_ID: this key may not list, read and write in S3_BUCKET',
  AuthorizationHeaderMalformed: 'S3_REGION: the bucket is in another one',
  PermanentRedirect: 'S3_REGION: the bucket is in another one',
  RequestTimeTooSkewed: 'S3_ENDPOINT: the clock of this machine is wrong',
  NotImplemented: 'S3_ENDPOINT: this store cannot refuse to overwrite (If-None-Match)',
  'no answer': 'S3_ENDPOINT: nobody answers there',
};

/**
 * Keeps slips in a private bucket of an S3-compatible store, which is of one site (docs/decisions/0037).
 * @param place `owner` names the site that the bucket is of
 */
export function openS3Slips({
  owner,
  ...place
}: Parameters<typeof s3Client>[0] & { owner: string }): SlipStore {
  const { ask, askAsStranger } = s3Client(place);
  const askTwice = (...question: Parameters<Ask>) => twice(() => ask(...question), isHiccup);
  const putNew = (key: string, body: Uint8Array, contentType: string) =>
    ask('PUT', key, { body, headers: { 'content-type': contentType, 'if-none-match': '*' } });

  /** Another site would sweep the slips that its own database does not know. */
  const claim = once(async () => {
    let found = await askTwice('GET', ownerKey);
    if (found.code === 'NoSuchKey') {
      const put = await putNew(ownerKey, Buffer.from(owner), 'text/plain');
      // 412: another process was first.
      if (!isWell(put) && put.status !== 412) throw failed('keep', put);
      found = await askTwice('GET', ownerKey);
    }
    if (!isWell(found)) throw failed('keep', found);
    const other = Buffer.from(found.bytes).toString();
    if (other !== owner)
      throw new SlipStoreError(
        `S3_BUCKET: holds the slips of ${other}, and this is ${owner}: take another, or delete ${ownerKey} in it where the site changed its name`,
      );
  });

  return {
    put: async (path, { bytes, contentType }) => {
      refuseForeign(path);
      await claim();
      let attempts = 0;
      const upload = () => {
        attempts += 1;
        return putNew(path, bytes, contentType);
      };
      const answer = await twice(upload, isHiccup);
      // Then the first attempt has stored it: no two slips have the same path.
      const isThere = attempts === 2 && answer.status === 412;
      if (!isWell(answer) && !isThere) throw failed('store', answer);
    },
    read: async (path) => {
      refuseForeign(path);
      const answer = await askTwice('GET', path);
      if (answer.code === 'NoSuchKey') return undefined;
      if (!isWell(answer)) throw failed('read', answer);
      return answer.bytes;
    },
    remove: async (...paths) => {
      for (const path of paths) refuseForeign(path);
      await claim();
      for (const path of paths) {
        const answer = await askTwice('DELETE', path);
        if (!isWell(answer) && answer.code !== 'NoSuchKey') throw failed('remove', answer);
      }
    },
    // The server alone shows slips, to whoever may see them.
    link: async () => undefined,
    list: async () => {
      await claim();
      const paths: string[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query: Record<string, string> = token ? { 'continuation-token': token } : {};
        const answer = await askTwice('GET', '', { query: { 'list-type': '2', ...query } });
        if (!isWell(answer)) throw failed('list', answer);
        paths.push(...textsOf('Key', answer.bytes));
        [token] = textsOf('NextContinuationToken', answer.bytes);
      }
      return paths.filter(isSlipPath);
    },
    check: async () => {
      await claim();
      const written = await ask('PUT', ownerKey, { body: Buffer.from(owner) });
      if (!isWell(written)) throw failed('keep', written);
      const stranger = await askAsStranger('GET', ownerKey);
      if (isHiccup(stranger)) throw failed('keep', stranger);
      if (isWell(stranger))
        throw new SlipStoreError('S3_BUCKET: is public, so that everybody could read the slips');
    },
  };
}

const isWell = ({ status }: Answer) => status >= 200 && status < 300;
const isHiccup = ({ status }: Answer) => isOutOfReach(status);

/** Where a setting is likely wrong, the message begins with its name. */
function failed(what: string, answer: Answer): SlipStoreError {
  const said = reasons[answer.code];
  return new SlipStoreError(said ?? `could not ${what} a slip (${answer.code})`, {
    isOutOfReach: isHiccup(answer),
  });
}

function refuseForeign(path: string): void {
  if (!isSlipPath(path)) throw new SlipStoreError('not a slip path');
}
