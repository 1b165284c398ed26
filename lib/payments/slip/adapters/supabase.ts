import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { isOutOfReach, twice } from '@/lib/database/hiccup';
import { isStoredPath, type SlipStore, SlipStoreError } from '../slip-store';

const bucketName = 'payment-slips';
const slipsPerPage = 1000;

/** Keeps slips in the private bucket `payment-slips`, which the migrations make. */
export function openSlipBucket(client: SupabaseClient): SlipStore {
  const bucket = client.storage.from(bucketName);
  return {
    put: async (path, { bytes, contentType }) => {
      refuseForeign(path);
      let attempts = 0;
      const upload = () => {
        attempts += 1;
        return bucket.upload(path, Buffer.from(bytes), { contentType, upsert: false, cacheControl: '0' });
      };
      const { error } = await twice(
        upload,
        (answer) => answer.error !== null && isOutOfReach(answer.error.status),
      );
      // Then the first attempt has stored it: no two slips have the same path.
      const isThere = attempts === 2 && error?.statusCode === '409';
      if (error && !isThere) throw failed('store', error);
    },
    read: async (path) => {
      refuseForeign(path);
      const { data, error } = await bucket.download(path);
      if (data) return new Uint8Array(await data.arrayBuffer());
      if (isMissing(error)) return undefined;
      throw failed('read', error);
    },
    remove: async (...paths) => {
      for (const path of paths) refuseForeign(path);
      const { error } = await bucket.remove(paths);
      if (error) throw failed('remove', error);
    },
    link: async (path, seconds) => {
      refuseForeign(path);
      const { data, error } = await bucket.createSignedUrl(path, seconds);
      if (data) return data.signedUrl;
      if (isMissing(error)) return undefined;
      throw failed('link', error);
    },
    list: async () => {
      const paths: string[] = [];
      for (;;) {
        const { data, error } = await bucket.list('', { limit: slipsPerPage, offset: paths.length });
        if (error) throw failed('list', error);
        paths.push(...data.map((file) => file.name));
        if (data.length < slipsPerPage) return paths.filter(isStoredPath);
      }
    },
    check: async () => {
      const { data, error } = await client.storage.getBucket(bucketName);
      if (error) throw failed('find the bucket of', error);
      if (data.public)
        throw new SlipStoreError(`the bucket ${bucketName} is public: everybody could read the slips`);
    },
  };
}

type StorageFailure = { status?: number | undefined; statusCode?: string | undefined } | null;

/** Storage answers 400 or 404 over HTTP, and says in the body what it means. */
function isMissing(error: StorageFailure): boolean {
  return error?.status === 404 || error?.statusCode === '404' || error?.statusCode === 'NoSuchKey';
}

function failed(what: string, error: StorageFailure): SlipStoreError {
  return new SlipStoreError(
    `could not ${what} a slip (${error?.statusCode ?? error?.status ?? 'no answer'})`,
    {
      isOutOfReach: isOutOfReach(error?.status),
      cause: error,
    },
  );
}

function refuseForeign(path: string): void {
  if (!isStoredPath(path)) throw new SlipStoreError('not a slip path');
}
