import { randomBytes } from 'node:crypto';
import { env } from '@/lib/env/env';
import { domainChecker } from '@/lib/outside';
import { either, type Finding, look } from './finding';

/** Names that cannot be free, and endings under which one is drawn that nobody can have taken. */
const taken = ['google.com', 'google.co.th'] as const;
const endings = ['com', 'co.th'] as const;

/** One name that is taken and one that is free, at each kind of registry. */
export async function domainFindings(): Promise<Finding[]> {
  if (env().DOMAINS !== 'rdap') return [look('domain search', 'answers are made up')];
  const checker = await domainChecker();
  const free = endings.map((ending) => `${randomBytes(12).toString('hex')}.${ending}`);
  const checked = [
    ...taken.map((name) => ({ name, wanted: 'taken' as const })),
    ...free.map((name) => ({ name, wanted: 'free' as const })),
  ];
  return Promise.all(
    checked.map(async ({ name, wanted }) => {
      const found = await checker.check(name);
      const wrong =
        found === 'unknown'
          ? 'its registry does not answer: can this machine reach it by https?'
          : `is said to be ${found}: does something between answer for the registry?`;
      const said = wanted === 'taken' ? name : `a new name under .${name.split('.').slice(1).join('.')}`;
      return either(found === wanted, 'domain search', `${said} is ${wanted}`, `${said}: ${wrong}`);
    }),
  );
}
