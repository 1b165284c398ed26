import 'server-only';
import type { Messages } from 'next-intl';
import { formatMoney } from '@/lib/catalog/money';
import { type PlainAnswer, plainPage } from '@/lib/http/plain-page';
import { fill } from '@/lib/i18n/fill';
import { defaultLocale, isLocale, type Locale, localePath } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import type { Result } from '@/lib/result';
import { routes } from '@/lib/site/routes';
import type { Availability } from './domain-checker';
import type { Candidate } from './domain-name';
import { papersOf } from './endings';
import type { SearchLine, SearchMode, SearchStart } from './search-line';
import { isOffered, verdictOf } from './verdict';

type Handler = (request: Request) => Promise<Response>;

/** Whom a page is written for, and what the visitor wants. */
type Reader = { locale: Locale; mode: SearchMode; messages: Messages };

/**
 * Lets the search answer its form without JavaScript too: a browser that wants a page gets what the lines
 * say as a small page in its language, once all of them are there.
 */
export function withPlainSearch(handler: Handler): Handler {
  return async (request) => {
    if (!request.headers.get('accept')?.includes('text/html')) return handler(request);
    const { searchParams } = new URL(request.url);
    const language = searchParams.get('locale');
    const locale = isLocale(language) ? language : defaultLocale;
    const mode = searchParams.get('mode') === 'transfer' ? 'transfer' : 'search';
    const response = await handler(request);
    const html = writePage(await response.text(), { locale, mode, messages: await loadMessages(locale) });
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    const retryAfter = response.headers.get('retry-after');
    if (retryAfter) headers.set('Retry-After', retryAfter);
    return new Response(html, { status: response.status, headers });
  };
}

function writePage(ndjson: string, reader: Reader): string {
  const { search, callToAction } = reader.messages.domains;
  const { start, answers, result } = readAnswer(ndjson);
  const isFailed = !start || [...answers.values()].every((availability) => availability === 'unknown');
  return plainPage({
    locale: reader.locale,
    title: withoutMarks(start ? fill(search.results, { name: start.name }) : search.label),
    texts: isFailed ? [reason(result, reader.messages)] : introduction(start, reader.messages),
    problems: [],
    answers: isFailed
      ? []
      : start.candidates.map((candidate) =>
          answerOf(candidate, answers.get(candidate.domain) ?? 'unknown', reader),
        ),
    link: { href: localePath(reader.locale, routes.domains.path), label: withoutMarks(callToAction.action) },
  });
}

function readAnswer(ndjson: string) {
  let start: SearchStart | undefined;
  let result: Result<null> | undefined;
  const answers = new Map<string, Availability>();
  for (const text of ndjson.split('\n').filter(Boolean)) {
    const line: SearchLine | Result<null> = JSON.parse(text);
    if ('ok' in line) result = line;
    else if (line.kind === 'start') start = line;
    else answers.set(line.domain, line.availability);
  }
  return { start, answers, result };
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
    text: [said, ...facts].join(' · '),
    link: { href: `${localePath(locale, routes.contact.path)}?${query}`, label: action },
  };
}

function reason(result: Result<null> | undefined, { errors, domains }: Messages): string {
  if (!result || result.ok) return domains.search.failed;
  const { code, fields, retryAfter = 60 } = result.error;
  if (fields?.q) return errors.fields[fields.q];
  if (code === 'forbidden') return errors.general.forbidden;
  if (code === 'too-many-requests')
    return fill(errors.general.tooManyRequests, { minutes: Math.ceil(retryAfter / 60) });
  return domains.search.failed;
}
