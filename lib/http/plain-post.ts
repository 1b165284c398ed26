import 'server-only';
import { randomBytes } from 'node:crypto';
import { fill } from '@/lib/i18n/fill';
import { defaultLocale, isLocale, type Locale, localePath } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { errorStatus, type Failure, type Result } from '@/lib/result';
import { type RouteName, routes } from '@/lib/site/routes';
import { readUrlencoded } from './body';
import { plainPage } from './plain-page';

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** A form that may be posted without JavaScript: its page, and the name of its words in `forms` of the messages. */
type PlainForm = { page: RouteName; words: 'contact' | 'businessCard' | 'serverAccess' };

/**
 * Lets a JSON handler serve the plain post of its form too: the fields go through the same handler, with
 * its origin check, rate limit and rules. A form without a key gets one here.
 * @returns a handler that answers a plain post with 303 to the thank-you page, or with a small page that says what is wrong
 */
export function withPlainPost(handler: Handler, form: PlainForm): Handler {
  return async (request, context) => {
    if (!isPlainPost(request)) return handler(request, context);
    const body = await readUrlencoded(request);
    if (!body.ok) return refuse(body.error, defaultLocale, form);
    const locale = isLocale(body.data.locale) ? body.data.locale : defaultLocale;
    const key = body.data.key || randomBytes(16).toString('hex');
    const response = await handler(asJson(request, { ...body.data, locale, key }), context);
    const result: Result<unknown> = await response.json();
    if (!result.ok) return refuse(result.error, locale, form);
    const headers = { Location: localePath(locale, routes.thankYou.path), 'Cache-Control': 'no-store' };
    return new Response(null, { status: 303, headers });
  };
}

function isPlainPost(request: Request): boolean {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}

function asJson(request: Request, fields: Record<string, string>): Request {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(fields) });
}

async function refuse(error: Failure, locale: Locale, form: PlainForm): Promise<Response> {
  const { forms, errors } = await loadMessages(locale);
  const labels: Record<string, string> = forms.fields;
  const problems = Object.entries(error.fields ?? {});
  const html = plainPage({
    locale,
    title: withoutMarks(forms.plain.title),
    texts: [problems.length > 0 ? forms.kit.summary : reason(error), forms.plain.keep],
    problems: problems.map(([name, problem]) => `${labels[name] ?? name}: ${errors.fields[problem]}`),
    link: { href: localePath(locale, routes[form.page].path), label: forms.plain.back },
  });
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  if (error.retryAfter !== undefined) headers.set('Retry-After', String(error.retryAfter));
  return new Response(html, { status: errorStatus[error.code], headers });

  function reason({ code, retryAfter = 60 }: Failure): string {
    if (code === 'forbidden') return errors.general.forbidden;
    if (code === 'too-many-requests')
      return fill(errors.general.tooManyRequests, { minutes: Math.ceil(retryAfter / 60) });
    return forms[form.words].failed;
  }
}
