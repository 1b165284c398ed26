import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { textsOf } from '../../support/message-texts';

/** The code points of the faces of a page's first paint: those whose file has no `-more` in its name. */
function firstLetters(): Set<number> {
  const css = readFileSync('app/fonts/fonts.css', 'utf8');
  const faces = css.matchAll(/url\("\.\/([a-z-]+)\.woff2"\)[^}]*unicode-range:\s+([^;]+);/g);
  const ranges = [...faces].flatMap(([, file = '', list = '']) =>
    file.endsWith('-more') ? [] : list.split(',').map((range) => range.trim().replace('U+', '')),
  );
  return new Set(
    ranges.flatMap((range) => {
      const [from = '', to = from] = range.split('-');
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
    }),
  );
}

/** Shown by no face. */
const unseen = new Set(['\u200b', '\n']);
/** What `lib/i18n/long-words.ts` puts into long words. */
const softHyphen = '\u00ad';

it.each(locales)('every letter of our words is in a face that is asked for at once: %s', async (locale) => {
  const known = firstLetters();
  const missing = new Set<string>();
  for (const text of [...(await textsOf(locale)).values(), softHyphen])
    for (const letter of text)
      if (!known.has(letter.codePointAt(0) ?? 0) && !unseen.has(letter)) missing.add(letter);
  expect([...missing].sort()).toEqual([]);
});
