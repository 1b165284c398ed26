import { problems } from './env-error';
import { isTestKey } from './setting-fields';
import type { Env } from './settings';

/** Domains that belong to documents and tests (RFC 2606, RFC 6761): mail from or to them reaches nobody. */
const sampleDomain = /(?:^|[.@])(?:example\.(?:com|net|org)|example|test|invalid|localhost)>?$/i;

/** Which settings with a default were set by somebody, and the SITE_URL of the build (empty without one), where there is a build. */
export type Given = { isSiteUrlSet: boolean; isTrustProxySet: boolean; builtFor: string | undefined };

/** Vercel discards files, in its previews as well. */
export function vercelProblems(env: Env): string[] {
  return problems(
    [
      env.DATABASE === 'postgres',
      'DATABASE: with postgres slips are kept on disk, which Vercel discards; set DATABASE=supabase',
    ],
    [
      env.DATABASE === 'embedded',
      'DATABASE: the embedded database keeps its rows on disk, which Vercel discards; set DATABASE=supabase',
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

/** What customers and money need. */
export function liveProblems(env: Env, { isSiteUrlSet, isTrustProxySet, builtFor }: Given) {
  return problems(
    [
      env.CARD === 'stripe' && isTestKey(env.STRIPE_SECRET_KEY ?? ''),
      'STRIPE_SECRET_KEY: must not be a test key when live, or orders would be paid with test cards',
    ],
    [!isSiteUrlSet, 'SITE_URL: required when live'],
    [isSiteUrlSet && !env.siteUrl.startsWith('https://'), 'SITE_URL: must be https when live'],
    [
      isSiteUrlSet && builtFor !== undefined && originOf(builtFor) !== env.siteUrl,
      `SITE_URL: the pages were built ${builtFor ? `for ${builtFor}` : 'without one'} and name that address; set it, then build again`,
    ],
    [!env.PROMPTPAY_ID, 'PROMPTPAY_ID: required when live, or customers would pay nobody'],
    [
      env.MAIL_REDIRECT !== undefined,
      'MAIL_REDIRECT: is for previews; live, customers would never hear from you',
    ],
    [!env.MAIL_TO, 'MAIL_TO: required when live, or nobody hears of an order'],
    [sampleDomain.test(env.MAIL_TO ?? ''), 'MAIL_TO: is a sample address, which reaches nobody'],
    [sampleDomain.test(env.MAIL_FROM ?? ''), 'MAIL_FROM: is a sample address, which no provider sends from'],
    [
      !env.SERVER_ACCESS_KEY,
      'SERVER_ACCESS_KEY: required when live, or nobody could read client credentials',
    ],
    [!env.CRON_SECRET, 'CRON_SECRET: required when live'],
    [env.DOMAINS !== 'rdap', 'DOMAINS: must be rdap when live, or visitors would read made-up answers'],
    [
      !env.RDAP_BOOTSTRAP.startsWith('https://'),
      'RDAP_BOOTSTRAP: must be https when live, or answers could be forged on the way',
    ],
    [env.MAIL !== 'resend', 'MAIL: must be resend when live, or mail stays in a folder'],
    [
      env.MAIL === 'resend' && !env.RESEND_WEBHOOK_SECRET,
      'RESEND_WEBHOOK_SECRET: required when live, or nobody hears of mail that bounced',
    ],
    [
      !env.isVercel && !isTrustProxySet,
      'TRUST_PROXY: say how many proxies are in front; with 0 all visitors share one limit',
    ],
  );
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
