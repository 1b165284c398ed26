import 'server-only';
import { findItem, itemIds } from '@/lib/catalog/items';
import { satangTyped } from '@/lib/documents/line-fields';
import { locales } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';

/** One thing that is looked for, as `matches_term` of the migrations reads it; `amount` in whole satang. */
export type SearchTerm = { text: string; digits: string; amount: number | null; items: string[] };

const maxTerms = 8;

/** A phone number may be written with spaces: it begins with a 0 or a plus, and is one term. */
const phone = /(?<!\S)(?:\+|0)\d[\d\s()-]*\d(?!\S)/g;

/** What somebody typed into the search of the desk, as the terms that all have to be found; none where nothing was typed. */
export async function searchTerms(words: string): Promise<SearchTerm[]> {
  const typed = words.trim().slice(0, 100).replace(phone, withoutSpaces).split(/\s+/).filter(Boolean);
  return Promise.all(
    typed.slice(0, maxTerms).map(async (text) => ({
      // In a pattern of SQL these stand for any letters.
      text: text.replace(/[\\%_]/g, '\\$&'),
      digits: digitsIn(text),
      amount: satangTyped(text) ?? null,
      items: await itemsNamed(text),
    })),
  );
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** The digits of a phone number, whether it was typed as from abroad or as in Thailand; none where letters stand between them. */
function digitsIn(text: string): string {
  if (!/^[\d+().-]+$/.test(text)) return '';
  return text
    .replace(/\D/g, '')
    .replace(text.startsWith('+') ? /^66/ : /^0066/, '')
    .replace(/^0+/, '');
}

/** What is called like that, or is of a kind that is, in any language: the team looks for it in its own, whatever the customer's was. */
async function itemsNamed(text: string): Promise<string[]> {
  if (text.length < 3) return [];
  const catalogs = await Promise.all(locales.map((locale) => loadNamespace(locale, 'catalog')));
  const isNamed = (name: string) => withoutMarks(name).toLowerCase().includes(text.toLowerCase());
  return itemIds.filter((id) =>
    catalogs.some(({ items, types }) => isNamed(items[id].name) || isNamed(types[findItem(id).type])),
  );
}
