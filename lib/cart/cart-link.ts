/** What a link to the cart names its items by: their ids, with commas between. */
const parameter = 'items';

/** More ids than the catalog has are no cart of ours. */
const maxIds = 100;

/** The address of the cart page with items in it. @param path of the cart page, without a query */
export function cartLink(path: string, ids: readonly string[]): string {
  return ids.length > 0 ? `${path}?${parameter}=${ids.map(encodeURIComponent).join(',')}` : path;
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
  const named = new URLSearchParams(search).get(parameter);
  if (!named) return undefined;
  const ids = [...new Set(named.split(',', maxIds).filter(Boolean))];
  const known = ids.filter((id) => sold.includes(id));
  return { ids: known, hasForeign: known.length < ids.length };
}
