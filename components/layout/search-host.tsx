'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { allPages, searchAsked } from '@/lib/machine-readable/search/ask-for-search';

/** Ctrl K, and ⌘ K on a Mac. The page's first script knows it too (`scripts/build/finish/deferred-start.ts`). */
function isSearchKey(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
}

const openDialog = 'dialog[open]';

/** Shows the search when somebody asks for it, by a link or by its keys; it is fetched then. */
export function SearchHost({ locale }: { locale: Locale }) {
  const [Board, setBoard] = useState<ComponentType<{ onClose: () => void }>>();
  useEffect(() => {
    const open = async () => {
      if (document.querySelector(openDialog)) return;
      try {
        const { makeSearchBoard } = await import('./search-board');
        const made = await makeSearchBoard(locale);
        if (!document.querySelector(openDialog)) setBoard(() => made);
      } catch {
        location.hash = allPages;
      }
    };
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      void open();
    };
    addEventListener(searchAsked, open);
    addEventListener('keydown', press);
    return () => {
      removeEventListener(searchAsked, open);
      removeEventListener('keydown', press);
    };
  }, [locale]);
  return Board && <Board onClose={() => setBoard(undefined)} />;
}
