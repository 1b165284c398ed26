import { describe, expect, it } from 'vitest';
import { keptInBrowser } from '@/lib/company/kept-in-browser';
import * as periods from '@/lib/company/periods';
import { locales } from '@/lib/i18n/locales';
import { messagesOf } from '../../support/served-pages';
import { sources } from '../../support/sources';

/** What a constant of our code says. */
const constantOf = (name = '') =>
  sources.map(({ code }) => new RegExp(`const ${name} = '([^']+)'`).exec(code)?.[1]).find(Boolean) ?? name;

/** All that a pattern finds in our code: a name in quotes, or the constant that holds it. */
const found = (pattern: RegExp, where = '') =>
  sources
    .filter(({ path }) => path.startsWith(where))
    .flatMap(({ code }) => [...code.matchAll(pattern)])
    .map(([, literal, constant]) => literal ?? constantOf(constant));

/** The names under which our own code keeps something in a browser. */
function namesInCode(): string[] {
  const cookies = sources.flatMap(({ code }) =>
    [...code.matchAll(/(?<!function )hostCookie\(([^)]+)\)/g)].flatMap(([, given = '']) => {
      const literals = [...given.matchAll(/'([^']+)'/g)].map(([, literal = '']) => literal);
      const own = new RegExp(`const ${given} = '([^']+)'`).exec(code)?.[1] ?? given;
      return literals.length > 0 ? literals : [own];
    }),
  );
  return [
    ...found(/(?<!function )keptText\(\s*(?:'([^']+)'|(\w+))/g),
    ...found(/Storage\.[gs]etItem\('([^']+)'/g),
    // A form's draft, the cookie of an order or quotation, and the page of an item.
    ...found(/=> `([\w-]+-)\$\{(?:form|reference|item)\}`;/g),
    ...found(/const prefix = '(\w+)'/g, 'lib/browser/keep-guides'),
    ...cookies,
  ];
}

describe('what is kept in the browser', () => {
  it('is all in the list that the privacy notice tells, name by name', () => {
    const listed = Object.values(keptInBrowser).flatMap(({ names }) => [...names]);
    expect([...new Set(namesInCode())].toSorted()).toEqual(listed.toSorted());
  });

  it('is reached from these places of the code alone', () => {
    const reaching = sources.flatMap(({ path, code }) =>
      /localStorage|sessionStorage|indexedDB|document\.cookie|caches\./.test(code) ? [path] : [],
    );
    expect(reaching).toEqual([
      'components/forms/draft-store.ts',
      'components/layout/language-bar.tsx',
      'components/layout/scheme-script.tsx',
      'lib/browser/added-page.ts',
      'lib/browser/addressee.ts',
      'lib/browser/keep-guides.ts',
      'lib/browser/lettered-name.ts',
      'lib/browser/searched-words.ts',
      'lib/browser/storage.ts',
    ]);
  });

  it.each(locales)('is told by the notice in %s, as is every period', (locale) => {
    const notice =
      JSON.stringify(messagesOf(locale, 'privacy')) + JSON.stringify(messagesOf(locale, 'facts').kept);
    for (const place of ['cookiesKept', 'siteKept', 'tabKept', ...Object.keys(periods)])
      expect(notice, place).toContain(`{${place}}`);
  });
});
