import { problems } from './env-error';
import { isPrivateHost } from './private-host';
import { isTestKey, senderDomain } from './setting-fields';
import type { Env, Settings } from './settings';

/** What the rules want to know beside the settings as they were read. */
export type Given = {
  /** The names of the settings that somebody set. */
  set: ReadonlySet<string>;
  /** Whether a setting could not be read. */
  isFaulty: (name: string) => boolean;
  isPreview: boolean;
  /** The SITE_URL of the build (empty without one), where there is a build. */
  builtFor: string | undefined;
};

/** Domains that belong to documents and tests (RFC 2606, RFC 6761), and those of our own samples. */
const sampleDomain =
  /(?:^|[.@/])(?:example\.(?:com|net|org)|example|test|invalid|localhost|your-(?:site|domain)\.\w+)(?=[>\s]|$)/i;

/** What a live site cannot be without, and what it would lose. */
const wanted: readonly (readonly [name: keyof Settings, loss: string])[] = [
  ['SITE_URL', ''],
  ['PROMPTPAY_ID', ', or customers would pay nobody'],
  ['MAIL_TO', ', or nobody hears of an order'],
  ['STAFF', ', or nobody could open the desk and decide orders'],
  ['SERVER_ACCESS_KEY', ', or nobody could read client credentials'],
  ['CRON_SECRET', ''],
];

/** Vercel discards files, in its previews as well. */
export function vercelProblems(env: Env): string[] {
  const isHere = (address?: string) => address !== undefined && isPrivateHost(new URL(address).hostname);
  return problems(
    env.DATABASE === 'postgres' &&
      'DATABASE: with postgres slips are kept on disk, which Vercel discards; set DATABASE=supabase',
    env.DATABASE === 'embedded' &&
      'DATABASE: the embedded database keeps its rows on disk, which Vercel discards; set DATABASE=supabase',
    isHere(env.SUPABASE_URL) && 'SUPABASE_URL: leads to your own machine, which Vercel cannot reach',
    env.MAIL === 'folder' &&
      !env.isLive &&
      'MAIL: the folder of mails is on disk, which Vercel discards; set MAIL=resend',
    env.MAIL === 'resend' &&
      !env.MAIL_REDIRECT &&
      !env.isLive &&
      'MAIL_REDIRECT: required by a preview, or it would write to whoever is typed in there',
    env.PUBLISH_HOOK !== undefined &&
      !env.isLive &&
      'PUBLISH_HOOK: is for the live site; a preview would have that built',
    !env.SERVER_ACCESS_KEY &&
      !env.isLive &&
      'SERVER_ACCESS_KEY: required on Vercel, which would discard a key pair made on disk',
  );
}

/** What customers and money need. */
export function liveProblems(env: Env, { set, builtFor }: Given): string[] {
  const isSiteUrlSet = set.has('SITE_URL');
  const addresses = {
    SITE_URL: env.siteUrl,
    MAIL_TO: env.MAIL_TO,
    MAIL_FROM: env.MAIL_FROM,
    STAFF: env.STAFF.join(' '),
  };
  return [
    ...wanted.flatMap(([name, loss]) => (set.has(name) ? [] : `${name}: required when live${loss}`)),
    ...Object.entries(addresses).flatMap(([name, text = '']) =>
      sampleDomain.test(text)
        ? `${name}: is a sample, which reaches nobody or a stranger; put your own there`
        : [],
    ),
    ...problems(
      env.CARD === 'stripe' &&
        isTestKey(env.STRIPE_SECRET_KEY ?? '') &&
        'STRIPE_SECRET_KEY: must not be a test key when live, or orders would be paid with test cards',
      env.SLIP_CHECK === 'simulated' &&
        'SLIP_CHECK: must not be simulated when live, or orders would be paid by an answer that is made up',
      isSiteUrlSet && !env.siteUrl.startsWith('https://') && 'SITE_URL: must be https when live',
      isSiteUrlSet &&
        builtFor !== undefined &&
        originOf(builtFor) !== env.siteUrl &&
        `SITE_URL: the pages were built ${builtFor ? `for ${builtFor}` : 'without one'} and name that address; set it, then build again`,
      set.has('MAIL_REDIRECT') && 'MAIL_REDIRECT: is for previews; live, customers would never hear from you',
      /(^|\.)resend\.dev$/.test(senderDomain(env)) &&
        'MAIL_FROM: resend.dev is for trials and reaches you alone; verify a domain of yours at Resend, and send from that',
      env.DOMAINS !== 'rdap' && 'DOMAINS: must be rdap when live, or visitors would read made-up answers',
      !env.RDAP_BOOTSTRAP.startsWith('https://') &&
        'RDAP_BOOTSTRAP: must be https when live, or answers could be forged on the way',
      env.MAIL !== 'resend' && 'MAIL: must be resend when live, or mail stays in a folder',
      env.MAIL === 'resend' &&
        !set.has('RESEND_WEBHOOK_SECRET') &&
        'RESEND_WEBHOOK_SECRET: required when live, or nobody hears of mail that bounced',
      !env.isVercel &&
        !set.has('TRUST_PROXY') &&
        'TRUST_PROXY: say how many proxies are in front; with 0 all visitors share one limit',
    ),
  ];
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
