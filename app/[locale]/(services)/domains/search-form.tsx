'use client';

import { type FormEvent, useEffect, useRef } from 'react';
import { FieldFrame, fieldClass } from '@/components/forms/field-frame';
import { SubmitButton } from '@/components/ui/submit-button';
import type { SearchMode } from '@/lib/domains/search-line';
import type { Locale } from '@/lib/i18n/locales';
import { endSearch, search, useSearch } from './search-store';
import type { SearchWords } from './search-words';

/** What to search for; an address with `?q=` searches at once, and without JavaScript it is a plain form. */
export function SearchForm({ locale, words }: { locale: Locale; words: SearchWords }) {
  const input = useRef<HTMLInputElement>(null);
  const searching = useSearch((state) => state.searching);
  const problem = useSearch((state) => state.failure?.fields?.q);

  useEffect(() => {
    const params = new URLSearchParams(location.search);
    const typed = params.get('q') ?? '';
    if (input.current && typed) input.current.value = typed;
    void search(typed, modeOf(params.get('mode')));
    return endSearch;
  }, []);

  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    void search(input.current?.value ?? '', modeOf(button?.getAttribute('value')));
  };

  return (
    <form
      id="search"
      action="/api/domains"
      method="get"
      onSubmit={submit}
      className="grid w-full max-w-words gap-4 rounded-board bg-board p-5 text-ink [--focus:var(--link)] sm:p-6"
    >
      <input type="hidden" name="locale" value={locale} />
      <FieldFrame id="q" label={words.label} problem={problem && words.errors.fields[problem]}>
        <input
          ref={input}
          id="q"
          name="q"
          type="text"
          inputMode="url"
          required
          maxLength={300}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? 'q-problem' : undefined}
          className={fieldClass}
        />
      </FieldFrame>
      <div className="grid gap-3 sm:flex">
        {(['search', 'transfer'] as const).map((mode) => (
          <SubmitButton
            key={mode}
            name="mode"
            value={mode}
            look={mode === 'search' ? 'primary' : 'ghost'}
            isBusy={searching === mode}
            words={{ submit: words[mode], busy: words.searching }}
            className="sm:min-w-44"
          />
        ))}
      </div>
    </form>
  );
}

function modeOf(value: string | null | undefined): SearchMode {
  return value === 'transfer' ? 'transfer' : 'search';
}
