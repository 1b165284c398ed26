import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import type { DeferredData } from '@/scripts/build/finish/finish-page';
import { lateOf } from '../support/late';
import { finishedFiles, weightOf } from '../support/weight';

/** One page of each family. */
const families = {
  home: '/',
  service: '/seo',
  offer: '/services',
  guide: '/pattaya-guide',
  form: '/contact',
  checkout: '/cart',
} as const;

type Family = keyof typeof families;

/**
 * What a page may weigh, in KB of 1,000 bytes: its HTML with the first sheet and the letters of its first screen (2.3 KB, 4.1 in Thai, so
 * that the first frame has its headings), the whole sheet, and its scripts with their data.
 */
const budgets: Record<Family, { html: Record<Locale, number>; sheet: number; scripts: number }> = {
  home: { html: { en: 17.2, de: 18.4, es: 17.9, nl: 17.9, th: 20.6 }, sheet: 20.2, scripts: 144.7 },
  service: { html: { en: 16.9, de: 18.0, es: 17.3, nl: 17.2, th: 19.9 }, sheet: 19.1, scripts: 144.2 },
  offer: { html: { en: 16.8, de: 17.6, es: 17.2, nl: 17.3, th: 20.0 }, sheet: 21.2, scripts: 144.2 },
  guide: { html: { en: 18.8, de: 20.6, es: 20.0, nl: 20.1, th: 21.4 }, sheet: 20.0, scripts: 146.7 },
  form: { html: { en: 15.2, de: 15.9, es: 15.4, nl: 15.7, th: 18.3 }, sheet: 16.9, scripts: 190.5 },
  checkout: { html: { en: 12.5, de: 13.1, es: 12.6, nl: 12.9, th: 14.9 }, sheet: 16.0, scripts: 153.2 },
};

/** Names of files change with each build, and with them what a page weighs: up to 0.07 KB. */
const namesOfFiles = 0.1;

/** What a page of a build that is not live has beside (components/layout/trial-notice.tsx), as this one: 0.4 to 0.5 KB, and 0.3 to 0.4. */
const trialNotice = { html: 0.45, data: 0.35 };

/** The fonts of text, which all pages share; Thai pages show two scripts. */
const fonts: Record<Locale, number> = { en: 15.3, de: 20.9, es: 20.9, nl: 20.9, th: 25.2 };

function weigh(locale: Locale, path: string) {
  const address = localePath(locale, path);
  const file = `${address === '/' ? '/index' : address}.html`;
  const html = readFileSync(`${finishedFiles}${file}`, 'utf8');
  const { catchUp, data } = lateOf(html);
  const { scripts }: DeferredData = JSON.parse(readFileSync(`${finishedFiles}${data}`, 'utf8'));
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, href = '']) => href);
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((kilobytes, each) => kilobytes + weightOf(each), 0);
  return {
    html: weightOf(file) - trialNotice.html,
    sheet: sum(named(/<link rel="stylesheet" href="([^"]+)" data-precedence/g)),
    fonts: sum(named(/<link rel="preload" href="([^"]+\.woff2)"/g)),
    scripts: sum([catchUp, data, ...scripts]) - trialNotice.data,
  };
}

for (const [family, path] of Object.entries(families) as [Family, string][])
  test(`a page of the family ${family} is light in every language`, () => {
    const { html, sheet, scripts } = budgets[family];
    const heavy = locales.flatMap((locale) => {
      const weight = weigh(locale, path);
      const limit = { html: html[locale], sheet, fonts: fonts[locale], scripts };
      return Object.entries(limit).flatMap(([part, most]) =>
        weight[part as keyof typeof limit] > most + namesOfFiles
          ? [`${locale} ${part}: ${weight[part as keyof typeof limit].toFixed(2)} KB of ${most}`]
          : [],
      );
    });
    expect(heavy).toEqual([]);
  });
