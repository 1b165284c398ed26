'use client';

import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { failureText } from '@/lib/i18n/failure-text';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { SearchRow } from './search-row';
import { useSearch } from './search-store';
import type { SearchWords } from './search-words';

type SearchResultsProps = { locale: Locale; contact: string; words: SearchWords };

/** What came of the search: each domain as soon as it is known, or why there is nothing. */
export function SearchResults({ locale, contact, words }: SearchResultsProps) {
  const { start, rows, mode, failure } = useSearch();
  const done = rows.filter(({ availability }) => availability !== undefined).length;
  const failed = failure && !failure.fields?.q && failureText(failure, words.errors, words.failed);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (start || failed) reveal(section.current);
  }, [start, failed]);
  return (
    <div ref={section} className="wrap has-data-found:py-section">
      <div role="alert" className="has-[p]:mb-6" data-found={failed ? '' : undefined}>
        {failed && <Notice look="red" text={failed} />}
      </div>
      {start && rows.length > 0 && (
        <div className="grid gap-5" data-found="">
          <h2 className="wrap-anywhere text-h2">{fill(words.results, { name: start.name })}</h2>
          {start.unsold && (
            <p className="section-lead wrap-anywhere">{fill(words.unsold, { ending: start.unsold })}</p>
          )}
          {start.leftOut.length > 0 && (
            <p>{fill(words.leftOut, { endings: start.leftOut.map((ending) => `.${ending}`).join(', ') })}</p>
          )}
          {start.isSample && <Notice look="amber" text={words.sample} />}
        </div>
      )}
      <p role="status" className="not-empty:mt-5 text-ink-2">
        {rows.length > 0 && fill(words.progress, { done, total: rows.length })}
      </p>
      {rows.length > 0 && (
        <ul className="mt-3 rounded-board bg-board px-[clamp(1.25rem,3vw,3rem)] py-[clamp(.5rem,2vw,1.5rem)]">
          {rows.map((row) => (
            <SearchRow
              key={row.domain}
              row={row}
              mode={mode}
              locale={locale}
              contact={contact}
              words={words}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Brings the results on screen where the visitor would hardly see them come, as on a phone. */
function reveal(section: HTMLElement | null): void {
  if (!section || section.getBoundingClientRect().top < innerHeight / 2) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
}
