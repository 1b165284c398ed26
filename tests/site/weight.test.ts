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
  home: { html: { en: 16.9, de: 18.3, es: 17.6, nl: 17.6, th: 20.7 }, sheet: 22.7, scripts: 145.6 },
  service: { html: { en: 16.6, de: 17.7, es: 17.2, nl: 16.9, th: 19.5 }, sheet: 19.6, scripts: 143.2 },
  offer: { html: { en: 17.0, de: 17.8, es: 17.6, nl: 17.6, th: 20.2 }, sheet: 22.4, scripts: 143.8 },
  guide: { html: { en: 19.1, de: 20.6, es: 20.2, nl: 20.3, th: 21.7 }, sheet: 19.4, scripts: 146.2 },
  form: { html: { en: 14.6, de: 15.2, es: 14.8, nl: 15.0, th: 17.7 }, sheet: 16.6, scripts: 190.0 },
  checkout: { html: { en: 12.6, de: 13.2, es: 12.7, nl: 12.9, th: 14.9 }, sheet: 15.4, scripts: 152.5 },
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
