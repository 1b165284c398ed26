import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import {
  headingsOf,
  servicePages,
  servicePagesByLocale,
  sharedInOrder,
  shownWords,
  wordsOf,
} from '../../support/service-pages';

type Parts = {
  metadata: { title: string; description: string };
  hero: { lead: string };
  faq: { items: { question: string; answer: string }[] };
  related: { items: Record<string, { text: string }> };
};

const isParts = (words: object): words is Parts => 'faq' in words && 'related' in words && 'hero' in words;

async function partsOf(words: Promise<object>): Promise<Parts> {
  const parts = await words;
  if (!isParts(parts)) throw new Error('a service page has no questions, no related services or no opening');
  return parts;
}

describe.each(servicePagesByLocale)('%s in %s', (page, locale) => {
  it('has up to eight questions, three of them while the owner has decided nothing', async () => {
    const [all, open] = [
      await partsOf(shownWords(page, locale, false)),
      await partsOf(shownWords(page, locale, true)),
    ];
    expect(all.faq.items.length).toBeLessThanOrEqual(8);
    expect(open.faq.items.length).toBeGreaterThanOrEqual(3);
  });

  it('leads to two related services', async () => {
    const related = Object.keys((await partsOf(wordsOf(page, locale))).related.items);
    expect(related).toHaveLength(2);
    expect(related.filter((name) => !servicePages.some((known) => known === name) || name === page)).toEqual(
      [],
    );
  });

  it('leaves the price of a related service to its board', async () => {
    const related = Object.values((await partsOf(shownWords(page, locale, false))).related.items);
    expect(related.filter(({ text }) => text.includes('฿'))).toEqual([]);
  });

  it('leaves no fact unfilled', async () => {
    const places = JSON.stringify(await shownWords(page, locale, false)).match(/\{\w+\}/g) ?? [];
    const filledLater = ['{name}', '{phone}', '{price}', '{quantity}', '{domain}', '{ending}', '{endings}'];
    expect(places.filter((place) => ![...filledLater, '{done}', '{total}'].includes(place))).toEqual([]);
  });
});

describe('the service pages', () => {
  it('name a price in their first words, but for those that are priced after a visit or a look', async () => {
    const onRequest = ['paymentIntegration', 'computerRepairs', 'networkSolutions', 'alarmSystems'];
    for (const page of servicePages.filter((name) => !onRequest.includes(name))) {
      const { hero, metadata } = await partsOf(shownWords(page, 'en', false));
      expect(hero.lead, page).toContain('฿');
      expect(metadata.description, page).toContain('฿');
    }
  });

  it('name the town in their first words', async () => {
    for (const page of servicePages) {
      const { hero } = await partsOf(shownWords(page, 'en', false));
      expect(hero.lead, page).toContain('Pattaya');
    }
  });

  it.each(locales)('share no four headings in the same order, in %s', async (locale) => {
    const pages = await Promise.all(
      servicePages.map(async (page) => ({ page, headings: headingsOf(await wordsOf(page, locale)) })),
    );
    const alike = pages.flatMap((one, at) =>
      pages
        .slice(at + 1)
        .filter((other) => sharedInOrder(one.headings, other.headings) >= 4)
        .map((other) => `${one.page} and ${other.page}`),
    );
    expect(alike).toEqual([]);
  });
});

it('headings that two pages share in order would be counted', () => {
  expect(sharedInOrder(['a', 'b', 'c', 'd'], ['x', 'a', 'c', 'y', 'd', 'b'])).toBe(3);
  expect(sharedInOrder(['a'], ['b'])).toBe(0);
});
