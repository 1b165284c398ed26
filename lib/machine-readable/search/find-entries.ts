import Fuse, { type Expression } from 'fuse.js';
import type { SearchEntry } from './search-index';

const keys = [
  { name: 'title', weight: 3 },
  { name: 'terms', weight: 2 },
];

/** With fewer results than these, others are shown that fit less. */
const enough = 3;

/**
 * A search over entries, in any order of words, with letters that are wrong, missing or without their marks, and in a writing without
 * spaces.
 * @param locale whose words are told apart where no spaces do
 * @returns a function that gives the entries for what somebody typed, best first, `most` at the most
 */
export function searchOver(
  entries: readonly SearchEntry[],
  locale: string,
): (typed: string, most: number) => SearchEntry[] {
  const fuse = new Fuse(entries, { keys, threshold: 0.34, ignoreLocation: true, ignoreDiacritics: true });
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return (typed, most) => {
    const phrase = typed.trim();
    const words = [...segmenter.segment(phrase)].flatMap(({ segment, isWordLike }) =>
      isWordLike ? [segment] : [],
    );
    if (words.length === 0) return [];
    const tries = [
      // What is typed just so, before what looks alike.
      () =>
        entries.filter(({ title }) => title.toLocaleLowerCase(locale) === phrase.toLocaleLowerCase(locale)),
      () => found(fuse, anywhere(phrase), most),
      () => found(fuse, { $and: words.map(anywhere) }, most),
    ];
    const best = tries.flatMap((attempt) => attempt());
    // Some of the words where hardly anything has all of them: a page about half of a question beats none.
    const long = words.filter(({ length }) => length > 2).map(anywhere);
    const others = best.length < enough && long.length > 0 ? found(fuse, { $or: long }, most) : [];
    return [...new Set([...best, ...others])].slice(0, most);
  };
}

function found(fuse: Fuse<SearchEntry>, wanted: Expression, limit: number): SearchEntry[] {
  return fuse.search(wanted, { limit }).map(({ item }) => item);
}

function anywhere(words: string): Expression {
  return { $or: keys.map(({ name }) => ({ [name]: words })) };
}
