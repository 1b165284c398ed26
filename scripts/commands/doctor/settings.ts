import { documentProblems } from '@/lib/company/samples';
import { examine } from '@/lib/env/env';
import { type Env, settingNames } from '@/lib/env/settings';
import { siteFaults } from '@/lib/server/site-faults';
import { type Finding, look, mend, ok } from './finding';
import { nearNames } from './near-names';

type Source = Record<string, string | undefined>;

/**
 * What the settings tell by themselves, without asking anybody.
 * @param source normally `process.env`
 * @param company what is looked through for samples; the project's own where nothing is given
 */
export function settingFindings(source: Source, company?: object): Finding[] {
  const names = Object.keys(source).filter((name) => source[name]?.trim());
  const near = nearNames(names, settingNames).map(({ name, meant, isSlip }) =>
    (isSlip ? mend : look)(name, `this site does not know that name; is ${meant} meant?`),
  );
  const examined = examine(source, source.BUILT_FOR);
  const { env } = examined;
  const found = [...near, ...siteFaults(examined, company).map(findingOf), ...toJudge(env, company)];
  const isWell = !found.some(({ state }) => state === 'mend');
  const said = `whole for ${env.siteUrl}, ${env.isLive ? 'live' : 'not live'}`;
  return isWell ? [ok('settings', said), ...found] : found;
}

/** `NAME: what is wrong`, as the rules write it. */
function findingOf(problem: string): Finding {
  const [, name = 'settings', say = problem] = /^([\w./]+): (.*)$/s.exec(problem) ?? [];
  return mend(name, say);
}

/** What a trial may do, and what is right for some owners. */
function toJudge(
  { DOCUMENTS, PROMPTPAY_ID = '', PUBLISH_HOOK, DATABASE, isLive }: Env,
  company: object | undefined,
): Finding[] {
  return [
    ...(!isLive && documentProblems(DOCUMENTS, company).length > 0
      ? [look('DOCUMENTS', 'receipts of this trial name an invented company')]
      : []),
    ...(isLive && DATABASE === 'supabase' && !PUBLISH_HOOK
      ? [look('PUBLISH_HOOK', 'is not set: on Vercel nothing that is published at the desk would be built')]
      : []),
    ...(PROMPTPAY_ID.replace(/\D/g, '').length === 10
      ? [look('PROMPTPAY_ID', 'is a mobile number: customers see whose it is; a company takes its tax id')]
      : []),
  ];
}
