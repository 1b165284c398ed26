import 'server-only';
import { type Answer, asJson, htmlResponse } from '@/lib/http/answer';
import { isPlainPost } from '@/lib/http/body';
import { plainPage } from '@/lib/http/plain-page';
import { referenceTexts } from '@/lib/http/request-id';
import { failureText } from '@/lib/i18n/failure-text';
import { defaultLocale, isLocale, type Locale, localePath } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import type { ErrorCode, Failure } from '@/lib/result';
import { type RouteName, routes } from '@/lib/site/routes';
import { readPlainPost } from './inquiry-form';

/** A form: its page, and the name of its words in `forms` of the messages. */
type Form = { page: RouteName; words: 'contact' | 'businessCard' | 'serverAccess' };

/** After these nothing more is to be read of a body. */
const bodyIsLost: ReadonlySet<ErrorCode> = new Set(['too-large', 'timed-out']);

/**
 * How the route of a form answers: our script gets JSON; a form that was posted without JavaScript leads to the thank-you page
 * (303), or gets a small page in its language that says what is wrong.
 */
export function formAnswer(form: Form): Answer<unknown> {
  return (request) => {
    if (!isPlainPost(request)) return asJson(request);
    // The form names its language in its body, and may be refused before anybody reads that.
    const copy = request.clone();
    return async (result) => {
      const isLost = !result.ok && bodyIsLost.has(result.error.code);
      const locale = isLost ? defaultLocale : await localeOf(copy);
      if (isLost) void copy.body?.cancel();
      return result.ok ? thank(locale) : refuse(result.error, locale, form);
    };
  };
}

async function localeOf(request: Request): Promise<Locale> {
  const body = await readPlainPost(request);
  return body.ok && isLocale(body.data.locale) ? body.data.locale : defaultLocale;
}

function thank(locale: Locale): Response {
  const headers = { Location: localePath(locale, routes.thankYou.path), 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

async function refuse(error: Failure, locale: Locale, form: Form): Promise<Response> {
  const { forms, errors } = await loadMessages(locale);
  const labels: Record<string, string> = forms.fields;
  const problems = Object.entries(error.fields ?? {});
  const reason = failureText(error, errors, forms[form.words].failed);
  const words: Record<string, string> = errors.fields;
  const html = plainPage({
    locale,
    title: withoutMarks(forms.plain.title),
    texts: [
      problems.length > 0 ? forms.kit.summary : reason,
      forms.plain.keep,
      ...referenceTexts(error.code, { forms }),
    ],
    problems: problems.map(([name, problem]) => `${labels[name] ?? name}: ${words[problem]}`),
    link: { href: localePath(locale, routes[form.page].path), label: forms.plain.back },
  });
  return htmlResponse(html, error);
}
