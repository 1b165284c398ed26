import type { Messages } from 'next-intl';

type Route = {
  path: `/${string}`;
  /** The message file of the page; its `metadata` holds title and description. */
  namespace: keyof Messages;
  /** Whether search engines may list it (spec §2, design.md §6.25). */
  isIndexed: boolean;
};

/** Every page, once: drives links, menus, metadata and the middleware's answer to unknown paths. */
export const routes = {
  home: { path: '/', namespace: 'home', isIndexed: true },
  services: { path: '/services', namespace: 'services', isIndexed: true },
  cart: { path: '/cart', namespace: 'cart', isIndexed: false },
  thankYou: { path: '/thank-you', namespace: 'thank-you', isIndexed: false },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

const paths: ReadonlySet<string> = new Set(Object.values(routes).map((route) => route.path));

/** Whether a path, without its language, is a page. */
export function isPage(path: string): boolean {
  return paths.has(path);
}
