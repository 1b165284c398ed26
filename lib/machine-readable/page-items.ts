import type { ItemType } from '@/lib/catalog/catalog-entry';
import { type Item, itemsOfType } from '@/lib/catalog/items';
import { signedPages, signOf } from '@/lib/drawings/page-signs';
import { findRoute, type RouteName } from '@/lib/site/routes';

/** What pages list whose menus name no lowest price (`sells` in lib/site/route.ts). */
const listed: Partial<Record<RouteName, ItemType>> = {
  home: 'vps-hosting',
  networkSolutions: 'network',
  computerRepairs: 'computer-repair',
};

/** The items of the catalog that a page shows, in their order; none where it sells nothing by itself. */
export function itemsOn(page: RouteName): Item[] {
  const type = findRoute(page).sells ?? listed[page];
  return type ? itemsOfType(type) : [];
}

/** Whether a page is about something that the agency does for others. */
export function isServicePage(page: RouteName): boolean {
  return signedPages.some((signed) => signed === page && signOf(signed).board !== 'guide');
}
