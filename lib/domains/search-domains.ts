import 'server-only';
import pLimit from 'p-limit';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { domainAnswerMinutes } from '@/lib/company/periods';
import { parseInput } from '@/lib/fields/parse';
import type { Lines } from '@/lib/http/lines';
import { database, domainChecker } from '@/lib/outside';
import { failure, type Result, success } from '@/lib/result';
import type { Availability, DomainChecker } from './domain-checker';
import {
  type Candidate,
  candidatesOf,
  type DomainName,
  endingsLeftOut,
  parseDomainName,
} from './domain-name';
import { type SearchLine, type SearchMode, searchModes } from './search-line';

/** A search that can be run: the name, and which of its domains to look at. */
export type DomainSearch = { name: DomainName; candidates: Candidate[] };

/** For how long an answer of a registry is given again without asking, in seconds. */
const keptFor = domainAnswerMinutes * 60;

const query = z.object({
  q: z.string('required'),
  mode: z.enum(searchModes).catch('search'),
  only: z.string().optional(),
});

/**
 * Reads a search from the query of its address. A transfer looks at the domain that was typed, if its ending is ours.
 * `q` is what was typed, `only` one domain of the search, to ask for it again.
 * @returns the search; `invalid` with what is wrong with the name under `q`, or `only`
 */
export async function readSearch(request: Request): Promise<Result<DomainSearch>> {
  const input = parseInput(query, Object.fromEntries(new URL(request.url).searchParams));
  if (!input.ok) return input;
  const name = parseDomainName(input.data.q);
  if (!name.ok) return name;
  const candidates = wanted(candidatesOf(name.data), name.data, input.data);
  return candidates.length > 0
    ? success({ name: name.data, candidates })
    : failure('invalid', { fields: { only: 'required' } });
}

function wanted(
  candidates: Candidate[],
  { ending }: DomainName,
  { mode, only }: { mode: SearchMode; only?: string | undefined },
): Candidate[] {
  if (only !== undefined) return candidates.filter(({ domain }) => domain === only);
  return mode === 'transfer' && ending ? candidates.slice(0, 1) : candidates;
}

/**
 * Looks at each domain of a search: what a registry said a moment ago is given again, the others are asked for.
 * @returns the lines of the answer, each as soon as it is known; what is under way when their signal ends them answers `unknown`,
 *   and they throw DatabaseError
 */
export async function searchDomains(search: DomainSearch): Promise<Result<Lines<SearchLine>>> {
  return success((signal) => answerSearch(search, signal));
}

async function* answerSearch(
  { name, candidates }: DomainSearch,
  signal: AbortSignal,
): AsyncGenerator<SearchLine> {
  const checker = await domainChecker();
  const { isSample, atOnce } = checker;
  yield {
    kind: 'start',
    name: name.shown,
    unsold: name.unsold ?? null,
    leftOut: endingsLeftOut(name),
    isSample,
    candidates,
  };

  const domains = candidates.map(({ domain }) => domain);
  const kept = isSample ? {} : await keptAnswers(domains);
  const limit = pLimit(atOnce);
  const asked = new Map(
    domains.map((domain) => [
      domain,
      limit(async () => ({
        domain,
        availability: kept[domain] ?? (await ask(checker, domain, signal)),
      })),
    ]),
  );
  while (asked.size > 0) {
    const answer = await Promise.race(asked.values());
    asked.delete(answer.domain);
    yield { kind: 'answer', ...answer };
  }
}

async function ask(checker: DomainChecker, domain: string, signal: AbortSignal): Promise<Availability> {
  if (signal.aborted) return 'unknown';
  const availability = await checker.check(domain, signal);
  if (!checker.isSample && availability !== 'unknown')
    await (await database()).call('keep_domain_answer', { domain, availability, seconds: keptFor });
  return availability;
}

const answers = z.object({ answers: z.record(z.string(), z.enum(['taken', 'free'])) });

async function keptAnswers(domains: string[]): Promise<Record<string, Availability>> {
  return (await askDatabase(answers, 'recall_domain_answers', { domains })).answers;
}
