import type { Messages } from 'next-intl';

/** The words that the islands of the search show. */
export type SearchWords = Messages['domains']['search'] & { perYear: string; errors: SearchErrors };

type SearchErrors = Pick<Messages['errors'], 'general'> & { fields: Record<string, string> };

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
