import type { Messages } from 'next-intl';
import { findItem, isItemId } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { satangTyped } from '@/lib/documents/line-fields';
import { dateOf } from '@/lib/i18n/dates';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { isLocale, type Locale, languageNames } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import type { Field } from './field';
import { type Input, partOf } from './inputs';

type Words = Pick<Messages, 'shop' | 'catalog' | 'facts'>;

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What a field is called, and what it is for. */
export function fieldWords(path: string, { shop, catalog }: Words): { label: string; use: string } {
  const [first, id = '', name] = path.split('.');
  if (first === 'catalog' && isItemId(id)) {
    const item = withoutMarks(catalog.items[id].name);
    return name === 'yearPrice'
      ? { label: fill(shop.yearPrice, { item }), use: shop.yearPriceUse }
      : { label: fill(shop.price, { item }), use: shop.priceUse };
  }
  if (first === 'deposits' && isItemId(id))
    return {
      label: fill(shop.deposit, { item: withoutMarks(catalog.items[id].name) }),
      use: shop.depositUse,
    };
  const type = text(partOf(catalog.types, id));
  if (first === 'featured' && type !== undefined)
    return { label: fill(shop.featured, { type: withoutMarks(type) }), use: shop.featuredUse };
  const words = path.split('.').reduce<unknown>(partOf, shop.fields);
  return {
    label: text(partOf(words, 'label')) ?? path,
    use: text(partOf(words, 'use')) ?? shop.history.unknown,
  };
}

/** One of a list: a language, a place, or an answer. */
export function choiceWords(name: string, { shop, facts, catalog }: Words): string {
  if (isItemId(name)) return withoutMarks(catalog.items[name].name);
  if (isLocale(name)) return languageNames[name];
  return text(partOf(shop.choices, name)) ?? text(partOf(facts.places, name)) ?? name;
}

/** What an input is called; those of one language name it. */
export function inputWords({ name, label, locale, type }: Input, words: Words): string {
  const own = text(partOf(words.shop.inputs, label));
  if (own === undefined || (type === 'check' && label !== 'yearly')) return choiceWords(label, words);
  if (label === 'place') return fill(own, { number: name.replace('place-', '') });
  return locale ? `${own} (${languageNames[locale]})` : own;
}

/** A value as people read it, in a line. */
export function valueText(field: Field, value: unknown, words: Words, locale: Locale): string {
  const [first, id, name] = field.path.split('.');
  const isTwelveMonths = first === 'catalog' && name === 'yearPrice' && isItemId(id);
  if (value === null || value === undefined)
    return isTwelveMonths ? formatMoney(12 * findItem(id).price, locale) : words.shop.undecided;
  const typed = field.write(value);
  const texts = field.inputs
    .filter((input) => input.locale === undefined || input.locale === locale)
    .map((input) => inputText(input, typed[input.name] ?? '', words, locale));
  return dotted(texts) || '–';
}

function inputText(input: Input, typed: string, words: Words, locale: Locale): string {
  if (typed === '') return '';
  if (input.type === 'check') return inputWords(input, words);
  if (input.type === 'choice') return choiceWords(typed, words);
  if (input.type === 'date') return dateOf(typed, locale);
  if (input.label === 'baht') return formatMoney(satangTyped(typed) ?? 0, locale);
  return typed.replaceAll('\n', ', ');
}
