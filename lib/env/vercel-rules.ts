import type { Env } from './env';
import { problems } from './problems';
import { isTestKey } from './stripe-key';

/** Vercel discards files, in its previews as well. */
export function vercelProblems(env: Env): string[] {
  return problems(
    [
      env.DATABASE === 'postgres' && env.SLIPS !== 's3',
      'SLIPS: with postgres slips are kept on disk, which Vercel discards; set SLIPS=s3, or DATABASE=supabase',
    ],
    [
      env.DATABASE === 'embedded',
      'DATABASE: the embedded database keeps its rows on disk, which Vercel discards; set DATABASE=supabase, or postgres',
    ],
    [
      env.MAIL === 'folder' && !env.isLive,
      'MAIL: the folder of mails is on disk, which Vercel discards; set MAIL=resend',
    ],
    [
      env.MAIL === 'resend' && !env.MAIL_REDIRECT && !env.isLive,
      'MAIL_REDIRECT: required by a preview, or it would write to whoever is typed in there',
    ],
    [
      env.CARD === 'stripe' && !isTestKey(env.STRIPE_SECRET_KEY ?? '') && !env.isLive,
      'STRIPE_SECRET_KEY: a preview takes no real money; set a test key for it',
    ],
    [
      !env.SERVER_ACCESS_KEY && !env.isLive,
      'SERVER_ACCESS_KEY: required on Vercel, which would discard a key pair made on disk',
    ],
  );
}
