import { company } from '@/lib/company/company';
import { withoutMarks } from '@/lib/i18n/phrases';

/** How layouts write the titles of their pages: a page's own, then whose site it is. */
export const titleTemplate = { template: `%s | ${company.name}`, default: company.name } as const;

/** The title of a page as tabs, search engines and messengers show it; one that has two parts already, as the specification words it, stays. */
export function fullTitle(title: string): string {
  const own = withoutMarks(title);
  return own.includes(' | ') ? own : titleTemplate.template.replace('%s', () => own);
}
