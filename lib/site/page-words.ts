import type { Messages } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { type Facts, factsIn } from './facts';

/**
 * The words of a page in the language of the page, with every fact in its place (facts.ts). What needs a fact that the owner has not
 * decided is not said: an entry of a list is left out, any other text is empty. `more` is said after the `text` or `answer` beside it.
 * Places that are no facts, such as `{name}`, stay for whoever fills them.
 */
export async function pageWords<Name extends keyof Messages>(name: Name): Promise<Messages[Name]> {
  const messages = await getMessages();
  return fillWords(messages[name], factsIn(await getLocale(), messages.facts));
}

/** They never change while a process runs. */
const knownFacts = new Map<Locale, Facts>();

/** As {@link pageWords}, outside pages and in any language. */
export async function wordsIn<Name extends keyof Messages>(
  locale: Locale,
  name: Name,
): Promise<Messages[Name]> {
  const facts = knownFacts.get(locale) ?? factsIn(locale, await loadNamespace(locale, 'facts'));
  knownFacts.set(locale, facts);
  return fillWords(await loadNamespace(locale, name), facts);
}

/** As {@link pageWords}, of any words. */
export function fillWords<Words>(words: Words, facts: Facts): Words {
  return JSON.parse(JSON.stringify(words), (_key, value: unknown) => {
    if (typeof value === 'string') return fillText(value, facts);
    if (Array.isArray(value)) return value.filter(isSaid);
    return isEntry(value) ? withMore(value) : value;
  });
}

function fillText(text: string, facts: Facts): string {
  const places = [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name in facts ? [name] : []));
  return places.some((name) => facts[name] === undefined)
    ? ''
    : places.reduce((filled, name) => filled.replaceAll(`{${name}}`, facts[name] ?? ''), text);
}

type Entry = Record<string, unknown>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

function isSaid(value: unknown): boolean {
  return isEntry(value) ? !Object.values(value).includes('') : value !== '';
}

function withMore({ more, ...entry }: Entry): Entry {
  if (typeof more !== 'string' || more === '') return entry;
  const said = 'answer' in entry ? 'answer' : 'text';
  return { ...entry, [said]: `${entry[said]} ${more}` };
}
