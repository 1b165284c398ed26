import 'server-only';
import { z } from 'zod';
import { LoggableError } from '@/lib/log';
import { promptPayIdProblem } from '@/lib/thailand/promptpay-id';
import { isPrivateHost } from './private-host';

const emptyAsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === ''
    ? undefined
    : typeof value === 'string'
      ? value.trim()
      : value;

const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyAsUnset, schema.optional());

const settings = z.object({
  PORT: z.preprocess(emptyAsUnset, z.coerce.number().int().min(0).max(65535).default(3000)),
  SITE_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
      .refine((value) => new URL(value).pathname === '/' && !new URL(value).search, 'must not carry a path'),
  ),
  DATA_DIR: z.preprocess(emptyAsUnset, z.string().default('.data')),
  DATABASE: z.preprocess(emptyAsUnset, z.enum(['embedded', 'supabase']).default('embedded')),
  SUPABASE_URL: optional(z.url({ protocol: /^https?$/ })),
  SUPABASE_SECRET_KEY: optional(z.string()),
  MAIL: z.preprocess(emptyAsUnset, z.enum(['folder', 'resend']).default('folder')),
  MAIL_TO: optional(z.email()),
  MAIL_FROM: optional(z.string().min(3)),
  RESEND_API_KEY: optional(z.string()),
  PROMPTPAY_ID: optional(
    z.string().check((context) => {
      const problem = promptPayIdProblem(context.value);
      if (problem) context.issues.push({ code: 'custom', message: problem, input: '' });
    }),
  ),
  CARD: z.preprocess(emptyAsUnset, z.enum(['simulated', 'stripe']).default('simulated')),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^(sk|rk)_/, 'must be a secret or restricted key, sk_… or rk_…'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith('whsec_', 'must be a signing secret, whsec_…')),
  DOMAINS: z.preprocess(emptyAsUnset, z.enum(['simulated', 'rdap']).default('simulated')),
  RDAP_BOOTSTRAP: z.preprocess(
    emptyAsUnset,
    z.url({ protocol: /^https?$/ }).default('https://data.iana.org/rdap/dns.json'),
  ),
  SERVER_ACCESS_KEY: optional(
    z.string().regex(/^age1[02-9ac-hj-np-z]{58}$/, 'must be an age public key, age1…'),
  ),
  CRON_SECRET: optional(z.string().min(16, 'must have 16 characters or more')),
  TRUST_PROXY: z.preprocess(emptyAsUnset, z.coerce.number().int().min(0).max(10).default(0)),
  VERCEL: optional(z.string()),
  VERCEL_ENV: optional(z.string()),
  NEXT_PHASE: optional(z.string()),
});

type Settings = z.infer<typeof settings>;

/** The settings of this process, parsed. `siteUrl` is an origin without a closing slash. */
export type Env = Omit<Settings, 'SITE_URL' | 'VERCEL' | 'VERCEL_ENV' | 'NEXT_PHASE'> & {
  siteUrl: string;
  isLive: boolean;
  isVercel: boolean;
};

/** The settings are wrong or incomplete; `problems` lists each in one line, without any secret value. */
export class EnvError extends LoggableError {
  constructor(readonly problems: string[]) {
    super(
      'EnvError',
      `The settings need attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

/**
 * Parses settings and checks the rules that span several of them.
 * @param source normally `process.env`
 * @returns the typed settings
 * @throws EnvError with every problem at once; the rules that span settings are not
 *   applied while `next build` runs, since secrets need not be present there
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = settings.safeParse(source);
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const { SITE_URL, VERCEL, VERCEL_ENV, NEXT_PHASE, ...rest } = parsed.data;
  const siteUrl = new URL(SITE_URL ?? `http://localhost:${rest.PORT}`).origin;
  const isLive = VERCEL_ENV === 'production' || !isPrivateHost(new URL(siteUrl).hostname);
  const env: Env = { ...rest, siteUrl, isLive, isVercel: VERCEL !== undefined };
  if (NEXT_PHASE !== 'phase-production-build') {
    const problems = crossFieldProblems(env, SITE_URL !== undefined);
    if (problems.length > 0) throw new EnvError(problems);
  }
  return env;
}

function crossFieldProblems(env: Env, isSiteUrlSet: boolean): string[] {
  const problems: string[] = [];
  const need = (condition: boolean, problem: string) => {
    if (condition) problems.push(problem);
  };
  need(
    env.isVercel && env.DATABASE === 'embedded',
    'DATABASE: the embedded database keeps its rows on disk, which Vercel discards; set DATABASE=supabase',
  );
  need(env.DATABASE === 'supabase' && !env.SUPABASE_URL, 'SUPABASE_URL: required by DATABASE=supabase');
  need(
    env.DATABASE === 'supabase' && !env.SUPABASE_SECRET_KEY,
    'SUPABASE_SECRET_KEY: required by DATABASE=supabase',
  );
  need(env.MAIL === 'resend' && !env.RESEND_API_KEY, 'RESEND_API_KEY: required by MAIL=resend');
  need(env.MAIL === 'resend' && !env.MAIL_FROM, 'MAIL_FROM: required by MAIL=resend');
  need(env.CARD === 'stripe' && !env.STRIPE_SECRET_KEY, 'STRIPE_SECRET_KEY: required by CARD=stripe');
  need(
    env.CARD === 'stripe' && !env.STRIPE_WEBHOOK_SECRET,
    'STRIPE_WEBHOOK_SECRET: required by CARD=stripe, or no order would ever be paid',
  );
  if (env.isLive) {
    need(
      env.CARD === 'stripe' && /^(sk|rk)_test_/.test(env.STRIPE_SECRET_KEY ?? ''),
      'STRIPE_SECRET_KEY: must not be a test key when live, or orders would be paid with test cards',
    );
    need(!isSiteUrlSet, 'SITE_URL: required when live');
    need(isSiteUrlSet && !env.siteUrl.startsWith('https://'), 'SITE_URL: must be https when live');
    need(!env.PROMPTPAY_ID, 'PROMPTPAY_ID: required when live, or customers would pay nobody');
    need(!env.MAIL_TO, 'MAIL_TO: required when live, or nobody hears of an order');
    need(
      !env.SERVER_ACCESS_KEY,
      'SERVER_ACCESS_KEY: required when live, or nobody could read client credentials',
    );
    need(!env.CRON_SECRET, 'CRON_SECRET: required when live');
    need(env.DOMAINS !== 'rdap', 'DOMAINS: must be rdap when live, or visitors would read made-up answers');
    need(
      !env.RDAP_BOOTSTRAP.startsWith('https://'),
      'RDAP_BOOTSTRAP: must be https when live, or answers could be forged on the way',
    );
    need(env.MAIL !== 'resend', 'MAIL: must be resend when live, or mail stays in a folder');
  }
  return problems;
}

let memo: Env | undefined;

/** The settings of this process, read once. @throws EnvError see {@link readEnv} */
export function env(): Env {
  memo ??= readEnv(process.env);
  return memo;
}
