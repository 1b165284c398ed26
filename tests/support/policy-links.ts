import { type Locale, localePath } from '@/lib/i18n/locales';
import { routes } from '@/lib/site/routes';

/** Whether a piece of HTML has the way to the terms and to the privacy notice in its language. */
export function leadsToPolicies(html: string, locale: Locale): boolean {
  return [routes.terms, routes.privacy].every(({ path }) =>
    html.includes(`href="${localePath(locale, path)}"`),
  );
}

/** How many times it has. */
export function countPolicyLinks(html: string): number {
  return html.split('data-agreement').length - 1;
}
