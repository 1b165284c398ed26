'use client';

import { Amount } from '@/components/ui/amount';
import { buttonClass } from '@/components/ui/button-class';
import { papersOf } from '@/lib/domains/endings';
import type { SearchMode } from '@/lib/domains/search-line';
import { isOffered, verdictOf } from '@/lib/domains/verdict';
import { accessibleName } from '@/lib/i18n/accessible-name';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { type Row, retry } from './search-store';
import type { SearchWords } from './search-words';

type SearchRowProps = { row: Row; mode: SearchMode; locale: Locale; contact: string; words: SearchWords };

/** One domain: what is known of it, and where it is offered its price, the papers it needs and the way to get it. */
export function SearchRow({ row, mode, locale, contact, words }: SearchRowProps) {
  const { shown, domain, availability, ending, price } = row;
  const verdict = availability && verdictOf(mode, availability);
  const papers = papersOf(ending);
  const { action, subject } = words.offers[mode];
  const request = fill(subject, { domain: shown });
  return (
    <li
      data-verdict={verdict ?? 'checking'}
      tabIndex={-1}
      className="grid items-center gap-x-8 gap-y-3 border-hair py-[clamp(1.25rem,2.4vw,2rem)] lg:grid-cols-[1fr_12rem_12rem] [li+&]:border-t-2"
    >
      <div className="min-w-0">
        <h3 className="text-lead">
          <span className="wrap-anywhere">{shown.slice(0, -ending.length - 1)}</span>
          <span className="phrase">.{ending}</span>
        </h3>
        <p className={verdict && isOffered(verdict) ? 'font-semibold text-sea' : 'font-semibold text-ink-2'}>
          {verdict ? words.verdicts[verdict] : words.checking}
        </p>
        {verdict && isOffered(verdict) && (
          <p className="text-ink-2">
            {verdict === 'free' && words.approval}
            {verdict === 'free' && papers && ' · '}
            {papers && words.papers[papers]}
          </p>
        )}
      </div>
      {verdict && isOffered(verdict) && (
        <>
          <div>
            <p className="text-h3">
              <Amount satang={price} locale={locale} />
            </p>
            <p className="font-medium text-ink-2">{words.perYear}</p>
          </div>
          <a
            href={`${contact}?subject=${encodeURIComponent(request)}`}
            aria-label={accessibleName(action, shown)}
            className={buttonClass.secondary}
          >
            {action}
          </a>
        </>
      )}
      {verdict === 'unknown' && (
        <button
          type="button"
          aria-label={accessibleName(words.retry, shown)}
          className={`${buttonClass.ghost} lg:col-start-3`}
          onClick={({ currentTarget }) => {
            currentTarget.closest('li')?.focus();
            void retry(domain);
          }}
        >
          {words.retry}
        </button>
      )}
    </li>
  );
}
