import 'server-only';
import { join, resolve } from 'node:path';
import { EnvError } from './env-error';
import { isPrivateHost } from './private-host';
import { crossFieldProblems } from './rules';
import { type Env, settings } from './settings';

/**
 * Parses settings and checks the rules that span several of them.
 * @param source normally `process.env`
 * @returns the typed settings
 * @param built the SITE_URL of the build, where one was made
 * @throws EnvError with every problem at once; `next build` applies the rules that span settings to what goes live, since a build that
 *   fails keeps the old site. With `BUILD_APART` it leaves them to the start, except on Vercel, where all settings are at hand
 */
export function readEnv(source: Record<string, string | undefined>, built?: string): Env {
  const parsed = settings.safeParse(source);
  if (!parsed.success)
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const { SITE_URL, TRUST_PROXY, BUILD_APART, VERCEL, VERCEL_ENV, NEXT_PHASE, ...rest } = parsed.data;
  const isPreview = VERCEL_ENV === 'preview';
  const branch = rest.VERCEL_BRANCH_URL && `https://${rest.VERCEL_BRANCH_URL}`;
  const siteUrl = new URL((isPreview && branch) || SITE_URL || `http://localhost:${rest.PORT}`).origin;
  const isLive = VERCEL_ENV === 'production' || (!isPreview && !isPrivateHost(new URL(siteUrl).hostname));
  const env: Env = {
    ...rest,
    // Whoever tries a preview pays nobody, whichever variables it shares with the live site.
    PROMPTPAY_ID: isPreview ? undefined : rest.PROMPTPAY_ID,
    TRUST_PROXY: TRUST_PROXY ?? 0,
    siteUrl,
    isLive,
    isVercel: VERCEL !== undefined,
  };
  const isBuild = NEXT_PHASE === 'phase-production-build';
  if (!isBuild || VERCEL_ENV === 'production' || (isLive && !BUILD_APART)) {
    const problems = crossFieldProblems(env, {
      isSiteUrlSet: SITE_URL !== undefined,
      isTrustProxySet: TRUST_PROXY !== undefined,
      builtFor: built,
    });
    if (problems.length > 0) throw new EnvError(problems);
  }
  return env;
}

let memo: Env | undefined;

/** The settings of this process, read once. @throws EnvError see {@link readEnv} */
export function env(): Env {
  // Written into the build by next.config.ts; nothing of the kind in commands and tests.
  memo ??= readEnv(process.env, process.env.BUILT_FOR);
  return memo;
}

/**
 * A setting that the chosen adapter needs; the rules that span settings have refused to start without it.
 * @throws EnvError where it is missing all the same
 */
export function required<Name extends keyof Env>(name: Name): NonNullable<Env[Name]> {
  const value = env()[name];
  if (value === undefined || value === null)
    throw new EnvError([`${name}: required by the adapter that was chosen`]);
  return value;
}

/** The path of a folder or file in `DATA_DIR`. */
export function dataPath(...names: string[]): string {
  return join(resolve(env().DATA_DIR), ...names);
}
