import { dotted } from '@/lib/i18n/dotted';
import 'server-only';
import type { Messages } from 'next-intl';
import { formatMoney } from '@/lib/catalog/money';
import { type Answer, htmlResponse } from '@/lib/http/answer';
import { asLines, type Lines } from '@/lib/http/lines';
import { type PlainAnswer, plainPage } from '@/lib/http/plain-page';
import { referenceTexts } from '@/lib/http/request-id';
import { failureText } from '@/lib/i18n/failure-text';
import { fill } from '@/lib/i18n/fill';
import { defaultLocale, isLocale, type Locale, localePath } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { logError } from '@/lib/log';
import type { Failure } from '@/lib/result';
import { routes } from '@/lib/site/routes';
import type { Availability } from './domain-checker';
import type { Candidate } from './domain-name';
import { papersOf } from './endings';
import type { SearchLine, SearchMode, SearchStart } from './search-line';
import { isOffered, verdictOf } from './verdict';

/** Whom a page is written for, and what the visitor wants. */
type Reader = { locale: Locale; mode: SearchMode; messages: Messages };

/** How the search answers: our script gets lines; a browser that wants a page gets what they say as a small one, all at once. */
export const searchAnswer: Answer<Lines<SearchLine>> = (request) => {
  if (!request.headers.get('accept')?.includes('text/html')) return asLines(request);
  const { searchParams } = new URL(request.url);
  const language = searchParams.get('locale');
  const locale = isLocale(language) ? language : defaultLocale;
  const mode = searchParams.get('mode') === 'transfer' ? 'transfer' : 'search';
  return async (result) => {
    const reader = { locale, mode, messages: await loadMessages(locale) } as const;
    if (!result.ok) return htmlResponse(failurePage(result.error, reader), result.error);
    return htmlResponse(answerPage(await collect(result.data(request.signal)), reader));
  };
};

type Collected = { start?: SearchStart; answers: Map<string, Availability> };

/** All lines together; where they break off, what came before stands. */
async function collect(lines: AsyncIterable<SearchLine>): Promise<Collected> {
  const collected: Collected = { answers: new Map() };
  try {
    for await (const line of lines) {
      if (line.kind === 'start') collected.start = line;
      else collected.answers.set(line.domain, line.availability);
    }
  } catch (error) {
    logError('domains', error);
  }
  return collected;
}

function answerPage({ start, answers }: Collected, reader: Reader): string {
  const isKnown = [...answers.values()].some((availability) => availability !== 'unknown');
  if (!start || !isKnown) return failurePage({ code: 'unavailable' }, reader, start);
  return searchPage(reader, {
    title: titleOf(start, reader),
    texts: introduction(start, reader.messages),
    answers: start.candidates.map((candidate) =>
      answerOf(candidate, answers.get(candidate.domain) ?? 'unknown', reader),
    ),
  });
}

function failurePage(failure: Failure, reader: Reader, start?: SearchStart): string {
  const { domains, errors } = reader.messages;
  const reason = failureText(failure, errors, domains.search.failed, 'q');
  return searchPage(reader, {
    title: titleOf(start, reader),
    texts: [reason, ...referenceTexts(failure.code, reader.messages)],
  });
}

function titleOf(start: SearchStart | undefined, { messages: { domains } }: Reader): string {
  return withoutMarks(start ? fill(domains.search.results, { name: start.name }) : domains.search.label);
}

function searchPage(
  { locale, messages }: Reader,
  said: { title: string; texts: string[]; answers?: PlainAnswer[] },
): string {
  const label = withoutMarks(messages.domains.callToAction.action);
  return plainPage({
    ...said,
    locale,
    problems: [],
    link: { href: localePath(locale, routes.domains.path), label },
  });
}

function introduction(
  { unsold, leftOut, isSample }: SearchStart,
  { domains: { search } }: Messages,
): string[] {
  const endings = leftOut.map((ending) => `.${ending}`).join(', ');
  return [
    ...(unsold ? [fill(search.unsold, { ending: unsold })] : []),
    ...(endings ? [fill(search.leftOut, { endings })] : []),
    ...(isSample ? [search.sample] : []),
  ];
}

function answerOf(
  { shown, ending, price }: Candidate,
  availability: Availability,
  { locale, mode, messages: { domains, catalog } }: Reader,
): PlainAnswer {
  const { search } = domains;
  const verdict = verdictOf(mode, availability);
  const said = `${shown}: ${search.verdicts[verdict]}`;
  if (!isOffered(verdict)) return { text: said };
  const papers = papersOf(ending);
  const facts = [
    `${formatMoney(price, locale)} ${catalog.periods.year}`,
    ...(verdict === 'free' ? [search.approval] : []),
    ...(papers ? [search.papers[papers]] : []),
  ];
  const { action, subject } = search.offers[mode];
  const query = new URLSearchParams({ subject: fill(subject, { domain: shown }) });
  return {
    text: dotted([said, ...facts]),
    link: { href: `${localePath(locale, routes.contact.path)}?${query}`, label: action },
  };
}
