import 'server-only';
import { type Answer, asJson } from '@/lib/http/answer';
import { isPlainPost } from '@/lib/http/body';
import { refuse } from '@/lib/http/page-answer';
import { defaultLocale, isLocale, type Locale, localePath } from '@/lib/i18n/locales';
import type { ErrorCode } from '@/lib/result';
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
      if (result.ok) return thank(locale);
      const back = localePath(locale, routes[form.page].path);
      return refuse(result.error, locale, back, ({ forms }) => ({
        labels: forms.fields,
        failed: forms[form.words].failed,
      }));
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
