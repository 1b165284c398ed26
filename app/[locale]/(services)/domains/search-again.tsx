'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { clearSearch } from './search-store';

/** Scrolls to the top and clears text and results; without JavaScript it leads to the form. */
export function SearchAgain({ children }: { children: ReactNode }) {
  return (
    <Link
      href="#search"
      prefetch={false}
      className={buttonClass.board}
      onClick={(event) => {
        event.preventDefault();
        clearSearch();
        document.querySelector<HTMLFormElement>('#search')?.reset();
        document.querySelector<HTMLInputElement>('#q')?.focus({ preventScroll: true });
        scrollTo(0, 0);
      }}
    >
      {children}
    </Link>
  );
}
