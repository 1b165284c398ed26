'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { type Locale, languageNames, localePath, locales, withoutLocale } from '@/lib/i18n/locales';
import { isPage } from '@/lib/site/routes';

/** Links to the same page in each language; the query is kept where there is script to know it. */
export function LanguageSwitcher({ current, label }: { current: Locale; label: string }) {
  const path = withoutLocale(usePathname());
  const page = isPage(path) ? path : '/';
  const keepQuery = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.search = window.location.search;
  };
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={localePath(locale, page)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
            onClick={keepQuery}
            data-held=""
            className="plate"
          >
            {languageNames[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}
