'use client';

import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Pictogram } from '@/components/drawings/pictogram';
import { fieldClass } from '@/components/forms/field-frame';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { searchedWords } from '@/lib/browser/searched-words';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { searchOver } from '@/lib/machine-readable/search/find-entries';
import { type SearchIndex, searchIndexPath } from '@/lib/machine-readable/search/search-index';
import { routes } from '@/lib/site/routes';

/** How many results fit before somebody would rather type on. */
const most = 8;

type SearchBoardProps = { index: SearchIndex; locale: Locale; onClose: () => void };

/** A field and what fits it: links, which the arrow keys walk along and Enter opens the first of. */
function SearchBoard({ index: { words, entries }, locale, onClose }: SearchBoardProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const find = useMemo(() => searchOver(entries, locale), [entries, locale]);
  const isEmpty = typed.trim() === '';
  const results = isEmpty ? entries.slice(0, most) : find(typed, most);

  // Once the dialog is open, which is an effect of its own.
  useEffect(() => field.current?.focus(), []);

  const walk = (event: KeyboardEvent) => {
    const stops: (Element | null)[] = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = stops.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = stops[at + step];
    if (next instanceof HTMLElement) next.focus();
    else if (step < 0) field.current?.focus();
  };
  return (
    <Dialog title={words.open} closeLabel={words.close} onClose={onClose}>
      <search
        className="grid min-h-[min(36rem,80dvh)] content-start gap-3 px-5 pb-6 md:px-10"
        onKeyDown={walk}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            list.current?.querySelector('a')?.click();
          }}
        >
          <input
            ref={field}
            type="search"
            className={`${fieldClass} w-full text-lead`}
            autoComplete="off"
            spellCheck={false}
            aria-label={words.label}
            placeholder={words.placeholder}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
        <p role="status" className="min-h-6 text-ink-2">
          {!isEmpty &&
            (results.length > 0
              ? fill(words.found, { count: results.length })
              : fill(words.none, { words: typed.trim() }))}
        </p>
        <ul ref={list} className="border-ink border-t-2">
          {results.map(({ kind, title, note, sign, href }) => (
            <li key={`${kind} ${href}`} className="border-hair border-b">
              <a
                href={href}
                className="grid min-h-14 grid-cols-[2.25rem_1fr] items-center gap-x-4 py-1.5 leading-snug hover:underline"
                onClick={onClose}
              >
                <span className="[--pictogram:100%]">{sign && <Pictogram {...sign} />}</span>
                <span className="flex flex-wrap justify-between gap-x-4">
                  <b className="font-semibold wrap-anywhere">{title}</b>
                  <span className="text-ink-2">{note}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {!isEmpty && results.length === 0 && (
          <a
            href={localePath(locale, routes.contact.path)}
            className={`${buttonClass.primary} self-start`}
            onClick={() => searchedWords.write(typed.trim())}
          >
            {words.ask}
          </a>
        )}
      </search>
    </Dialog>
  );
}

/** The search of a language, with what it finds. @throws where the index cannot be fetched */
export async function makeSearchBoard(locale: Locale) {
  const answer = await fetch(searchIndexPath(locale));
  if (!answer.ok) throw new Error(`the index answers ${answer.status}`);
  const index: SearchIndex = await answer.json();
  return ({ onClose }: { onClose: () => void }) => (
    <SearchBoard index={index} locale={locale} onClose={onClose} />
  );
}
