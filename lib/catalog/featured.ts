import { withPublished } from '@/lib/published';
import type { ItemId } from './catalog';
import type { MeasuredType } from './measures';

/** Of each tariff the package that we would choose: lit by bulbs on its page. */
export const featured: Readonly<Record<MeasuredType | 'vps-hosting', ItemId>> = withPublished(
  {
    'vps-hosting': 'vps-business',
    'web-design': 'web-design-advanced',
    pos: 'pos-website',
    seo: 'seo-geotargeted',
    crm: 'crm-business',
    'mobile-app': 'mobile-app-advanced',
    'live-streaming': 'live-streaming-professional',
    accounting: 'accounting-business',
    cctv: 'cctv-advanced',
    aeo: 'aeo-professional',
    'social-media': 'social-media-business',
    'business-cards': 'business-cards-business',
  },
  process.env.PUBLISHED_FEATURED,
);
