import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { textsOf } from '../../support/message-texts';

/** The code points of the faces of a page's first paint: what is typed beside our words comes later, and accents for the languages that have any. */
function firstLetters(locale: Locale): Set<number> {
  return lettersOf('fonts', locale === 'en' || locale === 'th' ? /-(?:more|accents)$/ : /-more$/);
}

/** The code points of a sheet of faces, but for the files that come later. */
function lettersOf(sheet: 'fonts' | 'plates', later: RegExp): Set<number> {
  const css = readFileSync(`app/fonts/${sheet}.css`, 'utf8');
  const faces = css.matchAll(/url\("\.\/([a-z-]+)\.woff2"\)[^}]*unicode-range:\s+([^;]+);/g);
  const ranges = [...faces].flatMap(([, file = '', list = '']) =>
    later.test(file) ? [] : list.split(',').map((range) => range.trim().replace('U+', '')),
  );
  return new Set(
    ranges.flatMap((range) => {
      const [from = '', to = from] = range.split('-');
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
    }),
  );
}

/** Shown by no face, or on no page: arguments, marks of phrases, and what commands of the server print. */
const unseen = new Set(['\u200b', '\n', ...'{|}#[]=_']);
/** What `lib/i18n/long-words.ts` puts into long words. */
const softHyphen = '\u00ad';

it.each(locales)('every letter of our words is in a face that is asked for at once: %s', async (locale) => {
  const known = firstLetters(locale);
  const missing = new Set<string>();
  for (const text of [...(await textsOf(locale)).values(), softHyphen])
    for (const letter of text)
      if (!known.has(letter.codePointAt(0) ?? 0) && !unseen.has(letter)) missing.add(letter);
  expect([...missing].sort()).toEqual([]);
});

it('every letter of a Thai name on a street plate is in the face of plates', async () => {
  const known = lettersOf('plates', /^chonburi/);
  const said = [...(await textsOf('en'))].flatMap(([key, text]) =>
    key.endsWith('.thaiName') ? (text.match(/\p{Script=Thai}/gu) ?? []) : [],
  );
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

it('every letter of a Thai word on a sign of the street is in the face of signs', async () => {
  const known = lettersOf('plates', /^anuphan/);
  const said = [...(await textsOf('en'))].flatMap(([key, text]) =>
    key.endsWith('.second') ? [...text] : [],
  );
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
