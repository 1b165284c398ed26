import 'server-only';
import type { Messages } from 'next-intl';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { changedOn } from '@/lib/site/content-dates';
import { markdownPath } from '@/lib/site/indexed-pages';
import { wordsIn } from '@/lib/site/page-words';
import { findRoute } from '@/lib/site/routes';
import { markdownOf } from './markdown';
import { priceText } from './markdown-parts';
import { offersPath } from './offers';
import { graphOf } from './page-graph';
import { itemsOn } from './page-items';

/** A question and what can be said to it, each fact with the place where it stands. */
type Answer = { question: string; answer: string; facts: { fact: string; source: string }[] };

export type MachineViews = { markdown: string; graph: string; answer: Answer; files: string[] };

type Words = Messages['what-machines-see']['views'];

/**
 * A page as machines get it: in Markdown, as a graph, and an answer whose facts stand in these two.
 * @param page one with questions and packages
 */
export async function machineViews(locale: Locale, page: 'seo' | 'aeo', words: Words): Promise<MachineViews> {
  const [markdown, graph, { faq }, catalog, { trail }] = await Promise.all([
    markdownOf(locale, page),
    graphOf(locale, page),
    wordsIn(locale, page),
    wordsIn(locale, 'catalog'),
    loadNamespace(locale, 'common'),
  ]);
  const { sources } = words;
  const [first] = faq.items;
  const [cheapest] = itemsOn(page);
  return {
    markdown,
    graph: JSON.stringify(graph, null, 1),
    answer: {
      question: first?.question ?? '',
      answer: words.says,
      facts: [
        {
          fact: first?.answer ?? '',
          source: fill(sources.text, { section: withoutMarks(faq.title) }),
        },
        ...(cheapest
          ? [
              {
                fact: `${withoutMarks(catalog.items[cheapest.id].name)}: ${priceText(cheapest, locale, catalog)}`,
                source: sources.offer,
              },
            ]
          : []),
        {
          fact: fill(trail.changed, { date: dateOf(changedOn(page, locale), locale) }),
          source: sources.date,
        },
      ],
    },
    files: [
      localePath(locale, markdownPath(findRoute(page).path)),
      localePath(locale, '/llms.txt'),
      localePath(locale, '/llms-full.txt'),
      offersPath,
      '/sitemap.xml',
    ],
  };
}
