import { problems } from './env-error';
import { type Given, liveProblems, vercelProblems } from './live-rules';
import { isPrivateHost } from './private-host';
import type { Env } from './settings';

/**
 * The rules that span several settings.
 * @param given see {@link Given}
 * @returns what is wrong, a line each, beginning with the name of the setting to change
 */
export function crossFieldProblems(env: Env, given: Given): string[] {
  return [
    ...requiredProblems(env),
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

function sslMode(server: URL): string {
  return server.searchParams.get('sslmode') ?? '';
}
