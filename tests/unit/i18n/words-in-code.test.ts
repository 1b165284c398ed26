import { expect, it } from 'vitest';
import { textsOf } from '../../support/message-texts';
import { key, lint, type Planted } from '../../support/planted';
import { commands, sources } from '../../support/sources';

/** Lists that a page shows whole, whatever their parts are called. */
const shownWhole = /^(portfolio\.projects|pattaya-guide\.emergency\.items)\./;

const named = new Set(
  [...sources, ...commands].flatMap(({ code }) => code.match(/[\w$]+(?:-[\w]+)*/g) ?? []),
);

it('every message is reached: each part of its key is named in the code', async () => {
  const unreached = [...(await textsOf('en')).keys()]
    .filter((key) => !shownWhole.test(key))
    .filter((key) => key.split('.').some((part) => !/^\d+$/.test(part) && !named.has(part)));
  expect(unreached).toEqual([]);
});

/** Words in an attribute that people see or hear, or in a string that reads like a sentence; words between tags are the linter's. */
const visible = [
  /\b(?:aria-label|alt|title|placeholder|label|lead)="([^"]*\p{L}{2}[^"]*)"/gu,
  /['`](\p{Lu}\p{Ll}+ [\p{L}\d]+[^'`]*)['`]/gu,
];

const visibleIn = (code: string) =>
  visible.flatMap((pattern) => [...code.matchAll(pattern)].map(([, words]) => words ?? ''));

it('no component holds words of its own', () => {
  const found = sources
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, code }) => visibleIn(code).map((words) => `${path}: ${words}`));
  expect(found).toEqual([]);
});

it('words in components would be found', () => {
  const planted = [
    '<img alt="A hotel" />',
    '<Hero title="Our hotels" />',
    "showToast('Added to cart', 'success')",
  ];
  expect(planted.filter((code) => visibleIn(code).length === 0)).toEqual([]);
});

it('words between tags would be found', async () => {
  const planted = [
    '<p>Hello</p>',
    '<p> Hello there <b>{name}</b> </p>',
    '<b>Total: {sum}</b>',
    '<>1 day</>',
  ].map((code, index): Planted => ['components/ui/x.tsx', `export const planted${index} = ${code};`]);
  const said = await lint(planted);
  expect(planted.map((each) => said.get(key(each)))).toEqual(planted.map(() => ['lint/style/noJsxLiterals']));
});
