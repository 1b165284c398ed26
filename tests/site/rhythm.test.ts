import { expect } from 'vitest';
import { routes } from '@/lib/site/routes';
import { test } from '../support/finished-site';
import { inMain, type ServedPage } from '../support/served-pages';
import { servicePages } from '../support/service-pages';

/** What tells the kind of a section: a class of it, or of what stands in it. The first counts. */
const kinds = [
  'ending',
  'rates',
  'menu-board',
  'scope',
  'asked',
  'ports',
  'monitors',
  'turns',
  'exhibit',
  'shop-fronts',
  'warnings',
  'card-order',
  'features-counter',
  'features-shore',
  'features-scene',
  'features',
  'bg-amber-bg',
  'urgent',
];

/** The sections of a page by their kinds, without the first two. */
function rhythmOf(page: ServedPage): string[] {
  return inMain(page, '> section')
    .slice(2)
    .map((section) => {
      const classes = [section, ...section.querySelectorAll('*')].flatMap((each) => [...each.classList]);
      const kind = kinds.find((name) => classes.includes(name));
      if (!kind) throw new Error(`${page.address} has a section of no known kind`);
      return kind;
    });
}

test('no two service pages have the same sequence of sections after their first two', ({ pages }) => {
  const paths: readonly string[] = servicePages.map((name) => routes[name].path);
  const rhythms = pages
    .filter(({ locale, path }) => locale === 'en' && paths.includes(path))
    .map((page) => ({ path: page.path, rhythm: rhythmOf(page).join(' · ') }));
  expect(rhythms).toHaveLength(servicePages.length);
  const alike = rhythms.filter(({ rhythm, path }) =>
    rhythms.some((other) => other.rhythm === rhythm && other.path !== path),
  );
  expect(alike).toEqual([]);
});

test('every service page ends with the board of its family', ({ pages }) => {
  const paths: readonly string[] = servicePages.map((name) => routes[name].path);
  const others = pages.filter((page) => paths.includes(page.path) && rhythmOf(page).at(-1) !== 'ending');
  expect(others.map(({ address }) => address)).toEqual([]);
});
