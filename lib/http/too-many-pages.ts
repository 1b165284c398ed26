import 'server-only';
import { failureText } from '@/lib/i18n/failure-text';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { htmlResponse } from './answer';
import { plainPage } from './plain-page';

/** Answers whoever opens too many live pages with a small one. @param retryAfter in seconds */
export async function tooManyPages(locale: Locale, retryAfter: number): Promise<Response> {
  const [errors, forms, lost] = await Promise.all([
    loadNamespace(locale, 'errors'),
    loadNamespace(locale, 'forms'),
    loadNamespace(locale, 'not-found'),
  ]);
  const failed = { code: 'too-many-requests' as const, retryAfter };
  const title = withoutMarks(forms.plain.wait);
  const html = plainPage({
    locale,
    title,
    texts: [withoutMarks(failureText(failed, errors, title))],
    problems: [],
    link: { href: localePath(locale, '/'), label: withoutMarks(lost.home) },
  });
  return htmlResponse(html, failed);
}
