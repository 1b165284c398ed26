import type { Env } from './env';
import { isPrivateHost } from './private-host';
import { problems } from './problems';

/** What slips in an S3-compatible store need. */
export function slipStoreProblems(env: Env): string[] {
  if (env.SLIPS !== 's3') return [];
  const { hostname, protocol } = new URL(env.S3_ENDPOINT ?? 'https://unset');
  return problems(
    [
      env.DATABASE === 'supabase',
      'SLIPS: with DATABASE=supabase slips lie in its private bucket; leave it unset',
    ],
    [!env.S3_ENDPOINT, 'S3_ENDPOINT: required by SLIPS=s3'],
    [
      protocol !== 'https:' && !isPrivateHost(hostname),
      'S3_ENDPOINT: must be https, or slips travel in the clear',
    ],
    [
      env.S3_BUCKET !== undefined && hostname.startsWith(`${env.S3_BUCKET}.`),
      'S3_ENDPOINT: must be the address of the store, without the bucket in front',
    ],
    [!env.S3_REGION, 'S3_REGION: required by SLIPS=s3'],
    [!env.S3_BUCKET, 'S3_BUCKET: required by SLIPS=s3'],
    [!env.S3_ACCESS_KEY_ID, 'S3_ACCESS_KEY_ID: required by SLIPS=s3'],
    [!env.S3_SECRET_ACCESS_KEY, 'S3_SECRET_ACCESS_KEY: required by SLIPS=s3'],
  );
}
