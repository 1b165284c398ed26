import { parseList } from '@/lib/browser/storage';

/** A line of the stored cart; `price` in baht, 0 meaning on request. */
export type CartLine = { id: string; name: string; price: number; description: string; type: string };

/**
 * An item of which no more than its id is known so far: its button was pressed before the scripts ran, or an address named it. It is
 * stored like any line; the cart page says what it is.
 */
export function bareLine(id: string): CartLine {
  return { id, name: '', price: 0, description: '', type: '' };
}

export function isBare({ name }: CartLine): boolean {
  return name === '';
}

const maxBaht = 1e9;

/** More than the catalog holds, so that a stuffed storage costs no page its time; the lines added last are kept. */
const maxLines = 100;

/** Hand-written, since a schema library would double what the cart costs every page. */
function isCartLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'name' in value && 'price' in value && 'description' in value && 'type' in value))
    return false;
  const { id, name, price, description, type } = value;
  const texts = [id, name, description, type];
  const isPrice =
    typeof price === 'number' && price >= 0 && price <= maxBaht && Number(price.toFixed(2)) === price;
  return isPrice && texts.every((text) => typeof text === 'string' && text.length <= 2000) && id !== '';
}

/**
 * Reads a stored cart; whatever is not a line is dropped, so garbage never breaks a page.
 * @param stored the text in local storage, null when there is none
 */
export function parseCart(stored: string | null): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const entry of parseList(stored)) {
    if (isCartLine(entry) && !lines.has(entry.id)) lines.set(entry.id, entry);
  }
  return [...lines.values()].slice(-maxLines);
}

/** Says of bare lines what they are; those that are not sold leave the cart. */
export function completeLines(lines: readonly CartLine[], sold: readonly CartLine[]): CartLine[] {
  return lines.flatMap((line) => (isBare(line) ? (sold.find(({ id }) => id === line.id) ?? []) : line));
}

function hasLine(lines: readonly CartLine[], id: string): boolean {
  return lines.some((line) => line.id === id);
}

/** Adds a line unless its id is there already; one that is there bare takes its place. */
export function addLine(lines: readonly CartLine[], line: CartLine): { lines: CartLine[]; isAdded: boolean } {
  const isThere = lines.some((one) => one.id === line.id && !isBare(one));
  if (isThere) return { lines: [...lines], isAdded: false };
  return { lines: [...removeLines(lines, [line.id]), line], isAdded: true };
}

export function removeLines(lines: readonly CartLine[], ids: readonly string[]): CartLine[] {
  return lines.filter((line) => !ids.includes(line.id));
}

/**
 * Takes a removal back: what was removed returns to its place, what happened since stays.
 * @param before the cart as it was before the removal
 * @param ids what was removed
 */
export function restoreLines(
  lines: readonly CartLine[],
  { before, ids }: { before: readonly CartLine[]; ids: readonly string[] },
): CartLine[] {
  const kept = before.filter((line) => ids.includes(line.id) || hasLine(lines, line.id));
  return [...kept, ...lines.filter((line) => !hasLine(kept, line.id))];
}
