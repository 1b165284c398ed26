import { attempt } from './storage';

/** Where a tab keeps the page from which an item was put into the cart (`scripts/build/finish/count-visits.ts`). */
export const addedKey = (item: string) => `added-${item}`;

/** These pages, in the order of the items, with commas between; nothing stands for a page that is not known. */
export function addedPages(items: readonly string[]): string {
  return items.map((item) => attempt(() => sessionStorage.getItem(addedKey(item))) ?? '').join(',');
}
