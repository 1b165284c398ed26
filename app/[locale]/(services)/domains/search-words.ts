import type { Messages } from 'next-intl';
import type { ErrorWords } from '@/lib/i18n/failure-text';

/** The words that the islands of the search show. */
export type SearchWords = Messages['domains']['search'] & { perYear: string; errors: ErrorWords };

/** Takes the words of the search out of all messages. */
export function searchWords({ domains, catalog, errors }: Messages): SearchWords {
  const fields = Object.entries(errors.fields).filter(
    ([problem]) => problem.startsWith('domain-') || problem === 'required',
  );
  return {
    ...domains.search,
    perYear: catalog.periods.year,
    errors: { general: errors.general, fields: Object.fromEntries(fields) },
  };
}
