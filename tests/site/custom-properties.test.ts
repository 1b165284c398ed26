import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { finishedFiles } from '../support/weight';

const namesIn = (texts: string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

const read = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'));

test('every custom property that a built sheet reads is set in one, or by a component', () => {
  const css = read(`${finishedFiles}/_next/static/chunks/*.css`);
  const setInSheets = namesIn(css, /(--[\w-]+)\s*[:{]/g);
  const setInMarkup = namesIn(read('{app,components}/**/*.{ts,tsx}'), /['"](--[\w-]+)['"]/g);
  const unset = namesIn(css, /var\((--[\w-]+)\)/g)
    .difference(setInSheets)
    .difference(setInMarkup);
  expect([...unset]).toEqual([]);
});
