import 'server-only';
import { join, resolve } from 'node:path';
import { EnvError } from './env-error';
import { isPrivateHost } from './private-host';
import { crossFieldProblems } from './rules';
import { type Env, type Settings, settingNames, settings } from './settings';

type Source = Readonly<Record<string, string | undefined>>;

/** Settings as far as they can be read, and a line for each thing that is wrong with them, beginning with its name. */
export type Examined = { env: Env; problems: string[] };

/**
 * Parses settings and checks the rules that span several of them; what cannot be read counts as not set there.
 * @param source normally `process.env`
 * @param built the SITE_URL of the build, where one was made
 * @returns every problem at once; `next build` applies the rules that span settings to what goes live, since a build that fails keeps
 *   the old site. With `BUILD_APART` it leaves them to the start, except on Vercel, where all settings are at hand
 */
export function examine(source: Source, built?: string): Examined {
  const { values, faults } = parse(source);
  const { SITE_URL, TRUST_PROXY, BUILD_APART, VERCEL, VERCEL_ENV, NEXT_PHASE, NODE_ENV, ...rest } = values;
  const isPreview = VERCEL_ENV === 'preview';
  const branch = rest.VERCEL_BRANCH_URL && `https://${rest.VERCEL_BRANCH_URL}`;
  const siteUrl = new URL((isPreview && branch) || SITE_URL || `http://localhost:${rest.PORT}`).origin;
  const isLive =
    VERCEL_ENV === 'production' || (!isPreview && !isPrivateHost(hostOf(source.SITE_URL?.trim() || siteUrl)));
  const env: Env = {
    ...rest,
    // Whoever tries a preview pays nobody, whichever variables it shares with the live site.
    PROMPTPAY_ID: isPreview ? undefined : rest.PROMPTPAY_ID,
    TRUST_PROXY: TRUST_PROXY ?? 0,
    siteUrl,
    isLive,
    isTrial: NODE_ENV === 'production' && !isLive,
    isVercel: VERCEL !== undefined,
  };
  const isBuild = NEXT_PHASE === 'phase-production-build';
  const isGoingLive = VERCEL_ENV === 'production' || (isLive && !BUILD_APART);
  const isFaulty = (name: string) => faults.has(name);
  const given = {
    set: new Set(settingNames.filter((name) => source[name]?.trim())),
    isFaulty,
    isPreview,
    builtFor: built,
  };
  const crossed = isBuild && !isGoingLive ? [] : crossFieldProblems(env, given);
  return {
    env,
    problems: [
      ...[...faults].map(([name, message]) => `${name}: ${message}`),
      ...crossed.filter((problem) => !isFaulty(problem.split(':', 1).join())),
    ],
  };
}

/** What can be read, and by name what is wrong with the rest. */
function parse(source: Source): { values: Settings; faults: ReadonlyMap<string, string> } {
  const parsed = settings.safeParse(source);
  const faults = new Map(parsed.error?.issues.map(({ path, message }) => [String(path[0]), message]));
  for (const name of settingNames)
    if (/^\s*(["'`]).*\1\s*$/.test(source[name] ?? ''))
      faults.set(name, 'must stand without quotation marks');
  const readable = Object.entries(source).filter(([name]) => !faults.has(name));
  return { values: settings.parse(Object.fromEntries(readable)), faults };
}

/** The host that an address means, also where it lacks its scheme; of what is no address nobody says that it is private. */
function hostOf(address: string): string {
  const text = /^https?:/i.test(address) ? address : `https://${address}`;
  return URL.canParse(text) ? new URL(text).hostname : '';
}

/** As {@link examine}. @throws EnvError with every problem at once */
export function readEnv(source: Source, built?: string): Env {
  const { env, problems } = examine(source, built);
  if (problems.length > 0) throw new EnvError(problems);
  return env;
}

let memo: Examined | undefined;

/** The settings of this process, examined once. */
export function examined(): Examined {
  // Written into the build by next.config.ts; nothing of the kind in commands and tests.
  memo ??= examine(process.env, process.env.BUILT_FOR);
  return memo;
}

/** The settings of this process. @throws EnvError see {@link readEnv} */
export function env(): Env {
  const { env, problems } = examined();
  if (problems.length > 0) throw new EnvError(problems);
  return env;
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
