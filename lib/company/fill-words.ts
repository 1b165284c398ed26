import type { Facts } from './facts';

/**
 * Words with every fact in its place. What needs a fact that is undefined is not said: an entry of a list is left out, any other text is
 * empty. `more` is said after the `text` or `answer` beside it.
 */
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
