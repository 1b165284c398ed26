import { isDeepStrictEqual } from 'node:util';
import { findField } from './fields';

/** A change that a publication released. */
export type PublishedChange = { field: string; value: unknown };

/** What the build writes: changed values by the part of the code that reads them (lib/published.ts), shaped as there. */
export type Published = Record<string, unknown>;

/** Which part of the code has what begins so; all else is the company's. */
const parts: Record<string, string> = {
  catalog: 'catalog',
  featured: 'featured',
  offer: 'offer',
  promo: 'promo',
  testimonials: 'praise',
  portfolioStats: 'praise',
};

/** Those whose file has nothing but them. */
const whole = ['catalog', 'featured', 'offer', 'promo'];

/**
 * What a build takes from the changes that were released.
 * @returns the values, or a plain sentence for each that does not fit its field any more
 */
export function publishedOf(changes: readonly PublishedChange[]): {
  published: Published;
  problems: string[];
} {
  const published: Published = {};
  const problems: string[] = [];
  for (const { field: path, value } of changes) {
    const problem = problemOf(path, value);
    if (problem)
      problems.push(`${path}: ${problem}; change it at the desk under The shop, or take it back there`);
    else place(published, placeOf(path), value);
  }
  return { published, problems };
}

function problemOf(path: string, value: unknown): string | undefined {
  const field = findField(path);
  if (!field) return 'is nothing that this version lets the owner change';
  const read = field.read.safeParse(field.write(value));
  const text = JSON.stringify(value);
  if (!read.success) return `is ${text}, which this version does not take (${read.error.issues[0]?.message})`;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(read.data)), value)
    ? undefined
    : `is ${text}, which this version reads otherwise`;
}

function placeOf(path: string): string[] {
  const [first = '', ...rest] = path.split('.');
  const part = parts[first] ?? 'company';
  return [part, ...(whole.includes(first) ? [] : [first]), ...rest];
}

const isGroup = (value: unknown): value is Published =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts a value beneath its names, beside what is there. */
function place(target: Published, [name = '', ...rest]: readonly string[], value: unknown): void {
  const before = target[name];
  const group: Published = isGroup(before) ? before : {};
  if (rest.length > 0) {
    place(group, rest, value);
    target[name] = group;
  } else target[name] = isGroup(value) ? { ...group, ...value } : value;
}
