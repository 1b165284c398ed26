import { describe, expect, it } from 'vitest';
import { cartItems, findItem, isItemId, itemIds, itemsOfType, recurring, total } from '@/lib/catalog/items';
import { toBaht } from '@/lib/catalog/money';

/** The agreed prices in baht, typed by hand and not read from the catalog. */
const specified: [id: string, baht: number, period: string][] = [
  ['vps-starter', 999, 'month'],
  ['vps-business', 1999, 'month'],
  ['vps-premium', 3999, 'month'],
  ['domain-com', 1499, 'year'],
  ['domain-co-th', 2999, 'year'],
  ['domain-in-th', 1999, 'year'],
  ['domain-net', 1699, 'year'],
  ['domain-org', 1899, 'year'],
  ['domain-asia', 1299, 'year'],
  ['web-design-starter', 25000, 'once'],
  ['web-design-advanced', 45000, 'once'],
  ['pos-basic', 90000, 'once'],
  ['pos-website', 145000, 'once'],
  ['pos-website-app', 185000, 'once'],
  ['seo-local', 15000, 'month'],
  ['seo-geotargeted', 25000, 'month'],
  ['seo-advanced', 45000, 'month'],
  ['seo-extreme', 75000, 'month'],
  ['graphic-design-brand-identity', 15000, 'once'],
  ['graphic-design-marketing-materials', 8000, 'once'],
  ['graphic-design-custom', 25000, 'once'],
  ['crm-basic', 45000, 'once'],
  ['crm-business', 85000, 'once'],
  ['crm-enterprise', 150000, 'once'],
  ['mobile-app-basic', 95000, 'once'],
  ['mobile-app-advanced', 185000, 'once'],
  ['mobile-app-enterprise', 350000, 'once'],
  ['live-streaming-basic', 95000, 'once'],
  ['live-streaming-professional', 185000, 'once'],
  ['live-streaming-enterprise', 450000, 'once'],
  ['data-recovery-hdd', 3500, 'once'],
  ['data-recovery-cctv', 4500, 'once'],
  ['data-recovery-mobile', 2500, 'once'],
  ['accounting-basic', 75000, 'once'],
  ['accounting-business', 145000, 'once'],
  ['accounting-enterprise', 250000, 'once'],
  ['cctv-basic', 25000, 'once'],
  ['cctv-advanced', 45000, 'once'],
  ['cctv-premium', 85000, 'once'],
  ['aeo-basic', 25000, 'month'],
  ['aeo-professional', 45000, 'month'],
  ['aeo-enterprise', 85000, 'month'],
  ['social-media-starter', 15000, 'month'],
  ['social-media-business', 25000, 'month'],
  ['social-media-premium', 45000, 'month'],
  ['computer-repair-repair', 0, 'once'],
  ['computer-repair-data', 0, 'once'],
  ['computer-repair-network', 0, 'once'],
  ['network-installation', 0, 'once'],
  ['network-optimization', 0, 'once'],
  ['network-security', 0, 'once'],
  ['business-cards-starter', 1750, 'once'],
  ['business-cards-business', 3500, 'once'],
  ['business-cards-premium', 17500, 'once'],
  ['promotion-complete-package', 25000, 'once'],
];

const agreedElsewhere =
  'agreed prices, typed a second time on purpose: change them here too, and in tests/site/offers.test.ts';

describe('the catalog', () => {
  it('has exactly the agreed items and prices', () => {
    const sold = itemIds.map(findItem).map((item) => [item.id, toBaht(item.price), item.period]);
    expect(sold, agreedElsewhere).toEqual(specified);
  });

  it('sells through the cart what the route table gives an Add to Cart button, and VPS', () => {
    const types = new Set(cartItems.map((item) => item.type));
    expect([...types]).toEqual([
      'vps-hosting',
      'web-design',
      'seo',
      'crm',
      'mobile-app',
      'accounting',
      'cctv',
      'aeo',
      'network',
      'business-cards',
    ]);
  });

  it('calls graphic design and data recovery prices starting prices', () => {
    const starting = new Set(
      itemIds
        .map(findItem)
        .filter((item) => item.isStartingPrice)
        .map((item) => item.type),
    );
    expect([...starting]).toEqual(['graphic-design', 'data-recovery']);
  });

  it('knows its ids and nothing else', () => {
    expect(isItemId('seo-local')).toBe(true);
    for (const stranger of ['seo', 'toString', '__proto__', '', 7, null])
      expect(isItemId(stranger)).toBe(false);
  });

  it('lists the items of a type in order', () => {
    expect(itemsOfType('web-design').map((item) => item.id)).toEqual([
      'web-design-starter',
      'web-design-advanced',
    ]);
  });
});

describe('sums', () => {
  const items = ['web-design-starter', 'vps-starter', 'network-security'] as const;

  it('are plain sums in satang', () => {
    expect(total(items.map(findItem))).toBe(2599900);
    expect(total([])).toBe(0);
  });

  it('tell apart what comes again each month and each year', () => {
    expect(recurring(items.map(findItem))).toEqual({ month: 99900, year: 0 });
  });
});
