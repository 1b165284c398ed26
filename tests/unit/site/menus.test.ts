import { describe, expect, it } from 'vitest';
import { footerGroups, topMenu } from '@/lib/site/menus';
import { isQuiet, offerEnd } from '@/lib/site/offer';
import { findRoute, routeNames } from '@/lib/site/routes';

describe('the menus', () => {
  it('show every page that names a place in the top bar, and no empty group', () => {
    const shown = topMenu.flatMap((entry) =>
      entry.kind === 'page' ? [entry.page] : entry.columns.flatMap(({ pages }) => pages),
    );
    const elsewhere = ['guides', 'more', 'account'];
    const placed = routeNames.filter((name) => {
      const { menu } = findRoute(name);
      return menu !== undefined && !elsewhere.includes(menu);
    });
    expect([...shown].sort()).toEqual([...placed].sort());
    for (const entry of [...topMenu, ...footerGroups]) {
      if (entry.kind === 'page') continue;
      expect(entry.columns.length).toBeGreaterThan(0);
      for (const { pages, links } of entry.columns) expect(pages.length + links.length).toBeGreaterThan(0);
    }
  });
});

describe('the offer', () => {
  it('interrupts nobody who pays, writes, signs in or is thanked', () => {
    const quiet = ['/cart', '/payment/failed', '/thank-you', '/contact', '/client-login', '/server-access'];
    expect(quiet.filter((path) => !isQuiet(path))).toEqual([]);
    expect(['/', '/services', '/carts'].filter(isQuiet)).toEqual([]);
  });

  it('lasts to the end of its last day in Pattaya, or for good', () => {
    const end = offerEnd({ id: 'x', item: 'vps-starter', lastDay: '2025-03-31' });
    expect(new Date(end ?? 0).toISOString()).toBe('2025-03-31T17:00:00.000Z');
    expect(offerEnd({ id: 'x', item: 'vps-starter' })).toBeUndefined();
  });
});
