import { documentProblems, sampleProblems } from '@/lib/company/samples';
import { readEnv } from '@/lib/env/env';
import { isPrivateHost } from '@/lib/env/private-host';
import { type Env, settingNames } from '@/lib/env/settings';
import { providerDomains } from '@/lib/fields/mail-providers';
import { credentialsKeyProblem } from '@/lib/keys/credentials-recipient';
import { type Finding, look, mend, ok } from './finding';
import { nearNames } from './near-names';

export type Source = Record<string, string | undefined>;

/**
 * What the settings tell by themselves, without asking anybody.
 * @param source normally `process.env`
 * @param company what {@link sampleProblems} looks through; the project's own where nothing is given
 */
export function settingFindings(source: Source, company?: object): Finding[] {
  const names = Object.keys(source).filter((name) => source[name]?.trim());
  const near = nearNames(names, settingNames).map(({ name, meant, isSlip }) =>
    (isSlip ? mend : look)(name, `this site does not know that name; is ${meant} meant?`),
  );
  const { env, problems } = readSettings(source);
  const found = [
    ...near,
    ...problems.map(findingOf),
    ...(env ? [...keyFindings(env), ...senderFindings(env), ...receiverFindings(env)] : []),
    ...(isMeantLive(source) ? sampleProblems(company).map(findingOf) : []),
    ...documentFindings(source, company),
  ];
  const isWell = !found.some(({ state }) => state === 'mend');
  return isWell ? [ok('settings', describe(env)), ...found] : found;
}

/** The settings as the site reads them, or what it says against them. */
export function readSettings(source: Source): { env?: Env; problems: readonly string[] } {
  try {
    return { env: readEnv(source, source.BUILT_FOR), problems: [] };
  } catch (error) {
    if (error instanceof Error && 'problems' in error && Array.isArray(error.problems))
      return { problems: error.problems };
    throw error;
  }
}

/** Whether settings are for a live site, as `isLive` says; also of those that cannot be read. */
export function isMeantLive({ VERCEL_ENV, SITE_URL = '' }: Source): boolean {
  if (VERCEL_ENV === 'production') return true;
  return URL.canParse(SITE_URL) && !isPrivateHost(new URL(SITE_URL).hostname);
}

/** `NAME: what is wrong`, as the rules write it. */
function findingOf(problem: string): Finding {
  const [, name = 'settings', say = problem] = /^([\w./]+): (.*)$/s.exec(problem) ?? [];
  return mend(name, say);
}

/** Receipts of an invented company are good for a trial alone. */
function documentFindings(source: Source, company: object | undefined): Finding[] {
  const problems = documentProblems(source.DOCUMENTS?.trim() === 'own' ? 'own' : 'none', company);
  return problems.map((problem) =>
    isMeantLive(source)
      ? findingOf(problem)
      : look('DOCUMENTS', 'receipts of this trial name an invented company'),
  );
}

function describe(env: Env | undefined): string {
  return env ? `whole for ${env.siteUrl}, ${env.isLive ? 'live' : 'not live'}` : 'whole';
}

function keyFindings({ SERVER_ACCESS_KEY: key }: Env): Finding[] {
  const problem = key === undefined ? undefined : credentialsKeyProblem(key);
  return problem === undefined ? [] : [mend('SERVER_ACCESS_KEY', problem)];
}

function senderFindings({ MAIL, MAIL_FROM }: Env): Finding[] {
  const domain = /@([^\s<>@]+)>?$/.exec(MAIL_FROM ?? '')?.[1]?.toLowerCase() ?? '';
  if (MAIL !== 'resend' || !providerDomains.includes(domain)) return [];
  return [
    mend('MAIL_FROM', `nobody can send from ${domain} but its own users: take an address of your domain`),
  ];
}

function receiverFindings({ PROMPTPAY_ID }: Env): Finding[] {
  const digits = (PROMPTPAY_ID ?? '').replace(/\D/g, '');
  if (digits.length !== 10) return [];
  return [look('PROMPTPAY_ID', 'is a mobile number: customers see whose it is; a company takes its tax id')];
}
