import type { ItemId } from './catalog';
import type { ItemType } from './catalog-entry';
import { packageQuantities } from './print-estimate';

/** What the packages of a type are measured by: how much of it each holds, and which of its points say what it adds. */
type Measure = { count: number; added: readonly number[] };

const measures: { [Id in ItemId]?: Measure } = {
  'web-design-starter': { count: 5, added: [2, 3] },
  'web-design-advanced': { count: 15, added: [2, 3, 4] },
  'pos-basic': { count: 1, added: [0, 4] },
  'pos-website': { count: 2, added: [1, 3] },
  'pos-website-app': { count: 3, added: [1, 3] },
  'seo-local': { count: 10, added: [1, 4] },
  'seo-geotargeted': { count: 25, added: [1, 4] },
  'seo-advanced': { count: 50, added: [2, 4] },
  'seo-extreme': { count: 100, added: [3, 4] },
  'crm-basic': { count: 5, added: [1, 3] },
  'crm-business': { count: 20, added: [3, 4] },
  'crm-enterprise': { count: 50, added: [4, 5] },
  'mobile-app-basic': { count: 8, added: [2, 4] },
  'mobile-app-advanced': { count: 20, added: [2, 3, 4] },
  'mobile-app-enterprise': { count: 40, added: [3, 4] },
  'live-streaming-basic': { count: 1, added: [1, 3] },
  'live-streaming-professional': { count: 3, added: [1, 5] },
  'live-streaming-enterprise': { count: 6, added: [2, 8] },
  'accounting-basic': { count: 2, added: [1, 2] },
  'accounting-business': { count: 8, added: [2, 3] },
  'accounting-enterprise': { count: 25, added: [0, 3] },
  'cctv-basic': { count: 4, added: [1, 3] },
  'cctv-advanced': { count: 8, added: [1, 4] },
  'cctv-premium': { count: 16, added: [1, 5] },
  'aeo-basic': { count: 20, added: [1, 5] },
  'aeo-professional': { count: 60, added: [2, 6] },
  'aeo-enterprise': { count: 150, added: [2, 7] },
  'social-media-starter': { count: 12, added: [0, 2] },
  'social-media-business': { count: 20, added: [0, 2, 5] },
  'social-media-premium': { count: 30, added: [4, 5] },
  'business-cards-starter': { count: Number(packageQuantities['business-cards-starter']), added: [4, 5] },
  'business-cards-business': { count: Number(packageQuantities['business-cards-business']), added: [2] },
  'business-cards-premium': { count: Number(packageQuantities['business-cards-premium']), added: [5, 6] },
};

/** Types whose packages differ in how much they hold; what is counted is `catalog.measures` in the messages. */
export type MeasuredType = Extract<
  ItemType,
  | 'web-design'
  | 'pos'
  | 'seo'
  | 'crm'
  | 'mobile-app'
  | 'live-streaming'
  | 'accounting'
  | 'cctv'
  | 'aeo'
  | 'social-media'
  | 'business-cards'
>;

/** How much a package holds. @throws for a package that has no measure */
export function measureOf(id: ItemId): Measure {
  const measure = measures[id];
  if (!measure) throw new Error(`${id} has no measure`);
  return measure;
}
