import { company } from '@/lib/company/company';
import type { MenuPlace } from './route';
import { findRoute, type RouteName, routeNames } from './routes';

type ColumnPlace = 'printing' | 'web' | 'growth' | 'systems' | 'technical' | 'guides';

export type MenuSection = { place: ColumnPlace; pages: readonly RouteName[]; links: readonly OutsideLink[] };

/** A link of the menus that leaves the site; its name is in `common.outside`. */
type OutsideLink = { name: 'qrGenerator'; url: string };

type MenuGroup = 'printing' | 'services' | 'technical' | 'guides';

type GroupEntry = { kind: 'group'; group: MenuGroup; columns: readonly MenuSection[] };

export type MenuEntry = { kind: 'page'; page: RouteName } | GroupEntry;

const outside: Partial<Record<ColumnPlace, readonly OutsideLink[]>> = {
  printing: [{ name: 'qrGenerator', url: company.qrGenerator }],
};

const groups: Record<MenuGroup, readonly ColumnPlace[]> = {
  printing: ['printing'],
  services: ['web', 'growth', 'systems'],
  technical: ['technical'],
  guides: ['guides'],
};

/** The pages of a place, in the order of the routes. */
export function pagesAt(place: MenuPlace): RouteName[] {
  return routeNames.filter((name) => findRoute(name).menu === place);
}

function column(place: ColumnPlace): MenuSection {
  return { place, pages: pagesAt(place), links: outside[place] ?? [] };
}

function page(place: MenuPlace): MenuEntry[] {
  return pagesAt(place).map((name) => ({ kind: 'page', page: name }));
}

function group(name: MenuGroup): GroupEntry[] {
  const columns = groups[name].map(column).filter(({ pages, links }) => pages.length + links.length > 0);
  return columns.length > 0 ? [{ kind: 'group', group: name, columns }] : [];
}

/** The top bar, in order. */
export const topMenu: readonly MenuEntry[] = [
  ...page('home'),
  ...page('domains'),
  ...group('printing'),
  ...group('services'),
  ...page('portfolio'),
  ...group('technical'),
  ...page('contact'),
];

/** The footer's columns after the quick links, each with its groups. */
export const footerColumns: readonly (readonly GroupEntry[])[] = [
  group('services'),
  [...group('printing'), ...group('technical'), ...group('guides')],
];

/** The footer's first column: the pages that stand alone. */
export const quickLinks: readonly RouteName[] = [
  ...pagesAt('home'),
  ...pagesAt('domains'),
  ...pagesAt('portfolio'),
  ...pagesAt('contact'),
  'cart',
  ...pagesAt('more'),
  ...pagesAt('account'),
];
