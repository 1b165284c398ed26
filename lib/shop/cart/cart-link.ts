/** What a link to the cart names its items by: their ids, with commas between. */
export const itemsParameter = 'items';

/** More ids than the catalog has are no cart of ours. */
const maxIds = 100;

/** The address of the cart page with items in it. @param path of the cart page, without a query */
export function cartLink(path: string, ids: readonly string[]): string {
  return ids.length > 0 ? `${path}?${itemsParameter}=${ids.map(encodeURIComponent).join(',')}` : path;
}

/** An address that names these items and no others, the rest of it as it was. @param address absolute */
export function withItems(address: string, ids: readonly string[]): string {
  const url = new URL(address);
  if (ids.length > 0) url.searchParams.set(itemsParameter, ids.join(','));
  else url.searchParams.delete(itemsParameter);
  // Commas may stand in a query, and read better than what stands for them.
  return url.href.replaceAll('%2C', ',');
}

/** The ids that an address names, each once; none where it names none. @param search the query of the address */
export function namedItems(search: string): string[] {
  const named = new URLSearchParams(search).get(itemsParameter) ?? '';
  return [...new Set(named.split(',', maxIds).filter(Boolean))];
}

/** What a link brings: the ids that are sold here, each once, and whether it named others. */
type LinkedItems = { ids: string[]; hasForeign: boolean };

/**
 * Reads the items of a link to the cart.
 * @param search the query of the address
 * @param sold the ids that may be put into a cart
 * @returns undefined where the address names none
 */
export function readCartLink(search: string, sold: readonly string[]): LinkedItems | undefined {
  const ids = namedItems(search);
  if (ids.length === 0) return undefined;
  const known = ids.filter((id) => sold.includes(id));
  return { ids: known, hasForeign: known.length < ids.length };
}
