'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { type Locale, languageNames, localePath, locales, withoutLocale } from '@/lib/i18n/locales';
import { isPage } from '@/lib/site/routes';

/** Links to the same page in each language; query and hash are kept where there is script to know them. */
export function LanguageSwitcher({ current, label }: { current: Locale; label: string }) {
  const path = withoutLocale(usePathname());
  const page = isPage(path) ? path : '/';
  const keepPlace = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { search, hash } = window.location;
    Object.assign(currentTarget, { search, hash });
  };
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1">
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={localePath(locale, page)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
            onClick={keepPlace}
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
