import type { Messages } from 'next-intl';
import type { ItemType } from '@/lib/catalog/catalog-entry';

/** Where a page can stand in the menus; the routes name theirs, and a place without pages is not shown. */
export type MenuPlace =
  | 'home'
  | 'domains'
  | 'printing'
  | 'web'
  | 'growth'
  | 'systems'
  | 'portfolio'
  | 'technical'
  | 'contact'
  | 'guides'
  | 'more'
  | 'account';

export type Route = {
  path: `/${string}`;
  /** The message file of the page; its `metadata` holds title and description. */
  namespace: keyof Messages;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** Whether its links are kept from search engines as well. */
  isNofollow?: true;
  /** Where the menus show it, under its name in `common.pages`; a page without a place is in no menu. */
  menu?: MenuPlace;
  /**
   * People type, search or pay there at once: its scripts start right after the first paint, and nothing fetches it before it is
   * asked for (docs/decisions/0021).
   */
  isEager?: true;
  /** What it sells: the menus then name the lowest price. */
  sells?: ItemType;
};
