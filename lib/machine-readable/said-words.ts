import { withoutMarks } from '@/lib/i18n/phrases';

/** The words of a part of a page: texts by their keys, lists, and parts of it. */
export type Part = Record<string, unknown>;

export const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** What an entry is called, by the keys that may hold it. */
const nameKeys = ['title', 'name', 'question', 'type', 'term', 'months'];

/** What is prose; every other text is the label of a control, or stands in a picture. */
const proseKeys = new Set([
  ...['lead', 'text', 'description', 'answer', 'content', 'role', 'note', 'details', 'number'],
  ...['version', 'caption', 'ticket', 'websites', 'mobileApps', 'satisfaction', 'platforms', 'weather'],
]);

/** Parts that lead on, ask for something, or stand elsewhere on the page. */
const unsaidParts = new Set(['metadata', 'search', 'preview', 'callToAction', 'more', 'sources']);

const textOf = (value: unknown) => (typeof value === 'string' ? withoutMarks(value).trim() : '');

/** The name of a part and its key; undefined for a part without one. */
export function nameOf(part: Part): { key: string; name: string } | undefined {
  const key = nameKeys.find((candidate) => textOf(part[candidate]) !== '');
  return key ? { key, name: textOf(part[key]) } : undefined;
}

export type Said =
  | { kind: 'text'; text: string }
  | { kind: 'list'; label: string; points: string[] }
  | { kind: 'parts'; key: string; parts: [key: string, part: Part][] };

/** What a part says below its name, in the order of its words; the labels of its lists stand in it or in the part that it belongs to. */
export function saidIn(part: Part, around: Part = {}): Said[] {
  const named = nameOf(part)?.key;
  return Object.entries(part).flatMap(([key, value]): Said[] => {
    if (key === named || unsaidParts.has(key)) return [];
    if (typeof value === 'string')
      return proseKeys.has(key) && textOf(value) ? [{ kind: 'text', text: textOf(value) }] : [];
    if (!isPart(value)) return [];
    const entries = Object.entries(value);
    if (Array.isArray(value) && value.every((point) => typeof point === 'string'))
      return [
        { kind: 'list', label: textOf({ ...around, ...part }[`${key}Label`]), points: value.map(textOf) },
      ];
    const parts = entries.filter((entry): entry is [string, Part] => isPart(entry[1]));
    if (parts.length > 0 && !nameOf(value)) return [{ kind: 'parts', key, parts }];
    return isPart(value) ? [{ kind: 'parts', key, parts: [[key, value]] }] : [];
  });
}
