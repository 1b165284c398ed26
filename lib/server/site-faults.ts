import 'server-only';
import { documentProblems, sampleProblems } from '@/lib/company/samples';
import type { Examined } from '@/lib/env/env';
import { credentialsKeyProblem } from '@/lib/keys/credentials-recipient';

/**
 * All that must be mended before a site starts, as far as it can be told without asking anybody: its settings, the key for credentials
 * and, where it is live, what is invented in lib/company.
 * @param company see {@link sampleProblems}
 * @returns a line each, beginning with where it is to be mended
 */
export function siteFaults({ env, problems }: Examined, company?: object): string[] {
  const { DOCUMENTS, SERVER_ACCESS_KEY: key, isLive } = env;
  const mistyped = key === undefined ? undefined : credentialsKeyProblem(key);
  return [
    ...problems,
    ...(mistyped ? [`SERVER_ACCESS_KEY: ${mistyped}`] : []),
    ...(isLive ? [...sampleProblems(company), ...documentProblems(DOCUMENTS, company)] : []),
  ];
}
