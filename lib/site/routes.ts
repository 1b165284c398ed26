import type { Messages } from 'next-intl';
import type { ItemType } from '@/lib/catalog/catalog';

/** Where a page can stand in the menus; the routes name theirs, and a place without pages is not shown. */
export type MenuPlace =
  | 'home'
  | 'domains'
  | 'printing'
  | 'web'
  | 'growth'
  | 'systems'
  | 'venues'
  | 'portfolio'
  | 'technical'
  | 'contact'
  | 'guides'
  | 'more'
  | 'account';

type Route = {
  path: `/${string}`;
  /** The message file of the page; its `metadata` holds title and description. */
  namespace: keyof Messages;
  /** Whether search engines may list it (spec §2, design.md §6.25). */
  isIndexed: boolean;
  /** Where the menus show it, under its name in `common.pages`; a page without a place is in no menu. */
  menu?: MenuPlace;
  /** What it sells: the menus then name the lowest price. */
  sells?: ItemType;
};

/** Every page, once: drives links, menus, metadata and the middleware's answer to unknown paths. */
export const routes = {
  home: { path: '/', namespace: 'home', isIndexed: true, menu: 'home' },
  services: { path: '/services', namespace: 'services', isIndexed: true, menu: 'web', sells: 'web-design' },
  cart: { path: '/cart', namespace: 'cart', isIndexed: false },
  thankYou: { path: '/thank-you', namespace: 'thank-you', isIndexed: false },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

const table: Record<RouteName, Route> = routes;

export function findRoute(name: RouteName): Route {
  return table[name];
}

function isRouteName(value: string): value is RouteName {
  return Object.hasOwn(routes, value);
}

export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName);

const paths: ReadonlySet<string> = new Set(Object.values(routes).map((route) => route.path));

/** Whether a path, without its language, is a page. */
export function isPage(path: string): boolean {
  return paths.has(path);
}

/** The page of all parts, which exists under `next dev` only (docs/decisions/0012). */
export const partsPath = '/parts';
