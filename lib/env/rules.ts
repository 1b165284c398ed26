import type { Env } from './env';
import { isPrivateHost } from './private-host';
import { problems } from './problems';
import { slipStoreProblems } from './slip-store-rules';
import { isTestKey } from './stripe-key';
import { vercelProblems } from './vercel-rules';

/** Domains that belong to documents and tests (RFC 2606, RFC 6761): mail from or to them reaches nobody. */
const sampleDomain = /(?:^|[.@])(?:example\.(?:com|net|org)|example|test|invalid|localhost)>?$/i;

/** Which settings with a default were set by somebody, and the SITE_URL of the build (empty without one), where there is a build. */
type Given = { isSiteUrlSet: boolean; isTrustProxySet: boolean; builtFor: string | undefined };

/**
 * The rules that span several settings.
 * @param given see {@link Given}
 * @returns what is wrong, a line each, beginning with the name of the setting to change
 */
export function crossFieldProblems(env: Env, given: Given): string[] {
  return [
    ...requiredProblems(env),
    ...slipStoreProblems(env),
    ...(env.isVercel ? vercelProblems(env) : []),
    ...(env.isLive ? liveProblems(env, given) : []),
  ];
}

function requiredProblems(env: Env): string[] {
  const isSupabase = env.DATABASE === 'supabase' || env.IDENTITY === 'supabase';
  const wanting = env.DATABASE === 'supabase' ? 'DATABASE=supabase' : 'IDENTITY=supabase';
  const host = env.SUPABASE_URL === undefined ? undefined : new URL(env.SUPABASE_URL);
  const isElsewhere = host !== undefined && !isPrivateHost(host.hostname);
  const server = env.DATABASE_URL === undefined ? undefined : new URL(env.DATABASE_URL);
  const isServerElsewhere = server !== undefined && !isPrivateHost(server.hostname);
  const isShared =
    env.DATABASE === 'supabase' ? isElsewhere : env.DATABASE === 'postgres' && isServerElsewhere;
  return problems(
    [env.DATABASE === 'postgres' && !server, 'DATABASE_URL: required by DATABASE=postgres'],
    [
      env.DATABASE === 'postgres' && isServerElsewhere && !/^(require|verify-full)$/.test(sslMode(server)),
      'DATABASE_URL: must end in ?sslmode=verify-full, or rows and password travel in the clear',
    ],
    [isSupabase && !env.SUPABASE_URL, `SUPABASE_URL: required by ${wanting}`],
    [
      isSupabase && isElsewhere && host.protocol !== 'https:',
      'SUPABASE_URL: must be https, or the secret key travels in the clear',
    ],
    [
      isSupabase && host?.hostname === 'supabase.com',
      'SUPABASE_URL: this is the dashboard; the address of the project is https://….supabase.co',
    ],
    [isSupabase && !env.SUPABASE_SECRET_KEY, `SUPABASE_SECRET_KEY: required by ${wanting}`],
    [
      env.IDENTITY === 'supabase' && !env.SUPABASE_PUBLISHABLE_KEY,
      'SUPABASE_PUBLISHABLE_KEY: required by IDENTITY=supabase',
    ],
    [
      isShared && env.MAIL === 'folder' && !env.isLive && !env.isVercel,
      'MAIL: must be resend with a database that others use, or their mail would end in a folder of this machine',
    ],
    [env.MAIL === 'resend' && !env.RESEND_API_KEY, 'RESEND_API_KEY: required by MAIL=resend'],
    [env.MAIL === 'resend' && !env.MAIL_FROM, 'MAIL_FROM: required by MAIL=resend'],
    [env.NOTIFY === 'line' && !env.LINE_CHANNEL_TOKEN, 'LINE_CHANNEL_TOKEN: required by NOTIFY=line'],
    [
      env.NOTIFY === 'line' && !env.LINE_CHANNEL_SECRET,
      'LINE_CHANNEL_SECRET: required by NOTIFY=line, or no group could be bound',
    ],
    [env.CARD === 'stripe' && !env.STRIPE_SECRET_KEY, 'STRIPE_SECRET_KEY: required by CARD=stripe'],
    [
      env.CARD === 'stripe' && !env.STRIPE_WEBHOOK_SECRET,
      'STRIPE_WEBHOOK_SECRET: required by CARD=stripe, or no order would ever be paid',
    ],
  );
}

function liveProblems(env: Env, { isSiteUrlSet, isTrustProxySet, builtFor }: Given) {
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

function sslMode(server: URL): string {
  return server.searchParams.get('sslmode') ?? '';
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
