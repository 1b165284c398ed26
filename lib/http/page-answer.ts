import 'server-only';
import { failureText } from '@/lib/i18n/failure-text';
import { defaultLocale, isLocale, type Locale, localePath } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import type { Failure } from '@/lib/result';
import { type Answer, asJson, htmlResponse, type Params } from './answer';
import { cookieHeader, type NewCookie } from './cookies';
import { plainPage } from './plain-page';
import { referenceTexts } from './request-id';

/** A success that a browser must remember: the cookies are set and never in the answer's text. */
export type Remembers = { sets?: NewCookie[]; [name: string]: unknown };

/** Answers as JSON, and lets the browser remember what a success brings. */
export const andRemembers: Answer<Remembers> = (request) => async (result) => {
  if (!result.ok) return asJson(request)(result);
  const { sets = [], ...data } = result.data;
  const response = await asJson(request)({ ok: true, data });
  for (const cookie of sets) response.headers.append('Set-Cookie', cookieHeader(cookie));
  return response;
};

/** What a form of a live page says of a failure. */
type Refusal = {
  /** The labels of its fields, by name. */
  labels: Record<string, string>;
  /** What it says of a failure without a field, where it knows that better; `failed` is for all others. */
  said?: string | undefined;
  failed: string;
};

/** The language of a form, `?locale=th` of its address. */
export function askedLocale(request: Request): Locale {
  const asked = new URL(request.url).searchParams.get('locale');
  return isLocale(asked) ? asked : defaultLocale;
}

type PageAnswer<Data> = {
  /** The path, without its language, that a form leads to once it was taken. @param params those of the form's address, each a part of a path */
  next: (data: Data, params: Partial<Params>, request: Request) => string;
  /** The path of the form's own page, without its language. */
  back: (params: Partial<Params>, request: Request) => string;
  refusal: (messages: Messages, error: Failure) => Refusal;
};

/** Whether a browser posted a form by itself: it wants a page, where our script wants JSON. */
export function wantsPage(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html');
}

/**
 * How the forms of live pages answer: our script gets JSON; a form that was posted without JavaScript leads on (303), or gets a small page
 * that says what is wrong. The language stands in the address of the form, `?locale=th`.
 */
export function pageAnswer<Data extends Remembers>({ next, back, refusal }: PageAnswer<Data>): Answer<Data> {
  return (request, given = {}) => {
    const locale = askedLocale(request);
    // Anybody may write anything into an address.
    const params = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, encodeURIComponent(value)]),
    );
    return async (result) => {
      if (!wantsPage(request)) return andRemembers(request)(result);
      if (!result.ok) return refuse(result.error, locale, localePath(locale, back(params, request)), refusal);
      const { sets = [] } = result.data;
      const headers = new Headers({
        Location: localePath(locale, next(result.data, params, request)),
        'Cache-Control': 'no-store',
      });
      for (const cookie of sets) headers.append('Set-Cookie', cookieHeader(cookie));
      return new Response(null, { status: 303, headers });
    };
  };
}

/** A small page that says what is wrong. @param back the page of the form */
export async function refuse(
  error: Failure,
  locale: Locale,
  back: string,
  refusal: PageAnswer<Remembers>['refusal'],
): Promise<Response> {
  const messages = await loadMessages(locale);
  const { forms, errors } = messages;
  const words = {
    ...errors.fields,
    ...messages.desk.problems,
    ...messages.publishing.problems,
    ...messages.files.problems,
  };
  const { labels, said, failed } = refusal(messages, error);
  const problems = Object.entries(error.fields ?? {});
  const isFieldWrong = problems.length > 0;
  // What the form says itself is the title: it was sent, and came to nothing.
  const title = isFieldWrong || said === undefined ? forms.plain.title : said;
  const reason = isFieldWrong ? forms.kit.summary : failureText(error, errors, failed);
  const html = plainPage({
    locale,
    title: withoutMarks(title),
    texts: [
      ...(title === said ? [] : [withoutMarks(reason)]),
      forms.plain.keep,
      ...referenceTexts(error.code, messages),
    ],
    problems: problems.map(([name, problem]) => `${labels[name] ?? name}: ${words[problem]}`),
    link: { href: back, label: forms.plain.back },
  });
  return htmlResponse(html, error);
}
