import { withPublished } from '@/lib/published';
import type { CatalogEntry, ItemType } from './catalog-entry';

const entries = {
  'vps-starter': { type: 'vps-hosting', price: 999, period: 'month', action: 'cart' },
  'vps-business': { type: 'vps-hosting', price: 1999, period: 'month', action: 'cart' },
  'vps-premium': { type: 'vps-hosting', price: 3999, period: 'month', action: 'cart' },

  'domain-com': { type: 'domain', price: 1499, period: 'year', action: 'inquire' },
  'domain-co-th': { type: 'domain', price: 2999, period: 'year', action: 'inquire' },
  'domain-in-th': { type: 'domain', price: 1999, period: 'year', action: 'inquire' },
  'domain-net': { type: 'domain', price: 1699, period: 'year', action: 'inquire' },
  'domain-org': { type: 'domain', price: 1899, period: 'year', action: 'inquire' },
  'domain-asia': { type: 'domain', price: 1299, period: 'year', action: 'inquire' },

  'web-design-starter': { type: 'web-design', price: 25000, period: 'once', action: 'cart' },
  'web-design-advanced': { type: 'web-design', price: 45000, period: 'once', action: 'cart' },

  'pos-basic': { type: 'pos', price: 90000, period: 'once', action: 'inquire' },
  'pos-website': { type: 'pos', price: 145000, period: 'once', action: 'inquire' },
  'pos-website-app': { type: 'pos', price: 185000, period: 'once', action: 'inquire' },

  'seo-local': { type: 'seo', price: 15000, period: 'month', action: 'cart' },
  'seo-geotargeted': { type: 'seo', price: 25000, period: 'month', action: 'cart' },
  'seo-advanced': { type: 'seo', price: 45000, period: 'month', action: 'cart' },
  'seo-extreme': { type: 'seo', price: 75000, period: 'month', action: 'cart' },

  'graphic-design-brand-identity': {
    type: 'graphic-design',
    price: 15000,
    period: 'once',
    isStartingPrice: true,
    action: 'inquire',
  },
  'graphic-design-marketing-materials': {
    type: 'graphic-design',
    price: 8000,
    period: 'once',
    isStartingPrice: true,
    action: 'inquire',
  },
  'graphic-design-custom': {
    type: 'graphic-design',
    price: 25000,
    period: 'once',
    isStartingPrice: true,
    action: 'inquire',
  },

  'crm-basic': { type: 'crm', price: 45000, period: 'once', action: 'cart' },
  'crm-business': { type: 'crm', price: 85000, period: 'once', action: 'cart' },
  'crm-enterprise': { type: 'crm', price: 150000, period: 'once', action: 'cart' },

  'mobile-app-basic': { type: 'mobile-app', price: 95000, period: 'once', action: 'cart' },
  'mobile-app-advanced': { type: 'mobile-app', price: 185000, period: 'once', action: 'cart' },
  'mobile-app-enterprise': { type: 'mobile-app', price: 350000, period: 'once', action: 'cart' },

  'live-streaming-basic': { type: 'live-streaming', price: 95000, period: 'once', action: 'inquire' },
  'live-streaming-professional': { type: 'live-streaming', price: 185000, period: 'once', action: 'inquire' },
  'live-streaming-enterprise': { type: 'live-streaming', price: 450000, period: 'once', action: 'inquire' },

  'data-recovery-hdd': {
    type: 'data-recovery',
    price: 3500,
    period: 'once',
    isStartingPrice: true,
    action: 'inquire',
  },
  'data-recovery-cctv': {
    type: 'data-recovery',
    price: 4500,
    period: 'once',
    isStartingPrice: true,
    action: 'inquire',
  },
  'data-recovery-mobile': {
    type: 'data-recovery',
    price: 2500,
    period: 'once',
    isStartingPrice: true,
    action: 'inquire',
  },

  'accounting-basic': { type: 'accounting', price: 75000, period: 'once', action: 'cart' },
  'accounting-business': { type: 'accounting', price: 145000, period: 'once', action: 'cart' },
  'accounting-enterprise': { type: 'accounting', price: 250000, period: 'once', action: 'cart' },

  'cctv-basic': { type: 'cctv', price: 25000, period: 'once', action: 'cart' },
  'cctv-advanced': { type: 'cctv', price: 45000, period: 'once', action: 'cart' },
  'cctv-premium': { type: 'cctv', price: 85000, period: 'once', action: 'cart' },

  'aeo-basic': { type: 'aeo', price: 25000, period: 'month', action: 'cart' },
  'aeo-professional': { type: 'aeo', price: 45000, period: 'month', action: 'cart' },
  'aeo-enterprise': { type: 'aeo', price: 85000, period: 'month', action: 'cart' },

  'social-media-starter': { type: 'social-media', price: 15000, period: 'month', action: 'inquire' },
  'social-media-business': { type: 'social-media', price: 25000, period: 'month', action: 'inquire' },
  'social-media-premium': { type: 'social-media', price: 45000, period: 'month', action: 'inquire' },

  'computer-repair-repair': { type: 'computer-repair', price: 0, period: 'once', action: 'inquire' },
  'computer-repair-data': { type: 'computer-repair', price: 0, period: 'once', action: 'inquire' },
  'computer-repair-network': { type: 'computer-repair', price: 0, period: 'once', action: 'inquire' },

  'network-installation': { type: 'network', price: 0, period: 'once', needsVisit: true, action: 'cart' },
  'network-optimization': { type: 'network', price: 0, period: 'once', needsVisit: true, action: 'cart' },
  'network-security': { type: 'network', price: 0, period: 'once', needsVisit: true, action: 'cart' },

  'business-cards-starter': { type: 'business-cards', price: 1750, period: 'once', action: 'cart' },
  'business-cards-business': { type: 'business-cards', price: 3500, period: 'once', action: 'cart' },
  'business-cards-premium': { type: 'business-cards', price: 17500, period: 'once', action: 'cart' },

  'promotion-complete-package': { type: 'promotion', price: 25000, period: 'once', action: 'inquire' },
} as const satisfies Record<string, CatalogEntry>;

export type ItemId = keyof typeof entries;

/** Every price and every package, once. Words live in `messages/<locale>/catalog.json`. */
export const catalog: Readonly<Record<ItemId, CatalogEntry>> = process.env.PUBLISHED_CATALOG
  ? withPublished<typeof catalog>(entries, process.env.PUBLISHED_CATALOG)
  : entries;

/** Kinds of monthly services that customers may also pay for a whole year. The owner decides. */
export const paidByYear: readonly ItemType[] = ['vps-hosting', 'seo', 'aeo', 'social-media'];
