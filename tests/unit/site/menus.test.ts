import { describe, expect, it } from 'vitest';
import { footerColumns, topMenu } from '@/lib/site/menus';
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
    for (const entry of [...topMenu, ...footerColumns.flat()]) {
      if (entry.kind === 'page') continue;
      expect(entry.columns.length).toBeGreaterThan(0);
      for (const { pages, links } of entry.columns) expect(pages.length + links.length).toBeGreaterThan(0);
    }
  });

  it('have no column with one link beside other columns', () => {
    const lonely = topMenu
      .flatMap((entry) => (entry.kind === 'group' && entry.columns.length > 1 ? entry.columns : []))
      .filter(({ pages, links }) => pages.length + links.length === 1);
    expect(lonely).toEqual([]);
  });
});
