import { relative, resolve } from 'node:path';
import { providerDomains } from '@/lib/fields/mail-providers';
import { problems } from './env-error';
import { type Given, liveProblems, vercelProblems } from './live-rules';
import { isPrivateHost } from './private-host';
import { secretProblems } from './secrets';
import { isTestKey, senderDomain } from './setting-fields';
import type { Env } from './settings';
import { switchProblems } from './switches';

/**
 * The rules that span several settings.
 * @returns what is wrong, a line each, beginning with the name of the setting to change
 */
export function crossFieldProblems(env: Env, given: Given): string[] {
  return [
    ...switchProblems(env, given.set, given.isFaulty),
    ...secretProblems(env),
    ...alwaysProblems(env, given),
    ...(env.isVercel ? vercelProblems(env) : []),
    ...(env.isLive ? liveProblems(env, given) : []),
  ];
}

function alwaysProblems(env: Env, { set, isPreview, builtFor }: Given): string[] {
  const project = elsewhere(env.SUPABASE_URL);
  const server = elsewhere(env.DATABASE_URL);
  const isShared = { embedded: false, postgres: server !== undefined, supabase: project !== undefined };
  const sslMode = server?.searchParams.get('sslmode') ?? '';
  const domain = senderDomain(env);
  const isResend = env.MAIL === 'resend';
  return problems(
    server !== undefined &&
      !/^(require|verify-full)$/.test(sslMode) &&
      'DATABASE_URL: must end in ?sslmode=verify-full, or rows and password travel in the clear',
    project?.protocol === 'http:' && 'SUPABASE_URL: must be https, or the secret key travels in the clear',
    env.IDENTITY === 'supabase' &&
      !set.has('SUPABASE_PUBLISHABLE_KEY') &&
      'SUPABASE_PUBLISHABLE_KEY: required by IDENTITY=supabase',
    isShared[env.DATABASE] &&
      env.MAIL === 'folder' &&
      !env.isLive &&
      !env.isVercel &&
      'MAIL: must be resend with a database that others use, or their mail would end in a folder of this machine',
    !env.isLive &&
      set.has('STRIPE_SECRET_KEY') &&
      !isTestKey(env.STRIPE_SECRET_KEY ?? '') &&
      'STRIPE_SECRET_KEY: only a live site takes real money; set SITE_URL, or a test key where this is a trial',
    isResend && !set.has('MAIL_FROM') && 'MAIL_FROM: required by MAIL=resend',
    isResend &&
      providerDomains.includes(domain) &&
      `MAIL_FROM: nobody can send from ${domain} but its own users: take an address of your domain`,
    set.has('PROMPTPAY_NAME') &&
      !set.has('PROMPTPAY_ID') &&
      'PROMPTPAY_NAME: names whom the demo id pays, which is nobody; set PROMPTPAY_ID, or take PROMPTPAY_NAME away',
    ['public', '.next'].some(
      (folder) => !relative(resolve(folder), resolve(env.DATA_DIR)).startsWith('..'),
    ) && 'DATA_DIR: must not lie in public, which anybody may read, or in .next, which each build empties',
    !env.isLive &&
      !isPreview &&
      elsewhere(builtFor) !== undefined &&
      `SITE_URL: the pages were built for ${builtFor}, and this start is not live; set SITE_URL as it was, or build again without`,
  );
}

/** An address that is on another machine, outside the own network. */
function elsewhere(address: string | undefined): URL | undefined {
  const url = URL.canParse(address ?? '') ? new URL(address ?? '') : undefined;
  return url && !isPrivateHost(url.hostname) ? url : undefined;
}
