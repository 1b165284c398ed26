/** How often a price is due; `once` covers one-time work. */
export type Period = 'once' | 'month' | 'year';

/** The kinds of goods; their names in five languages are `catalog.types` in the messages. */
export type ItemType =
  | 'vps-hosting'
  | 'domain'
  | 'web-design'
  | 'pos'
  | 'seo'
  | 'graphic-design'
  | 'crm'
  | 'mobile-app'
  | 'live-streaming'
  | 'data-recovery'
  | 'accounting'
  | 'cctv'
  | 'aeo'
  | 'social-media'
  | 'computer-repair'
  | 'network'
  | 'business-cards'
  | 'promotion';

/** A package as the catalog lists it. */
export type CatalogEntry = {
  type: ItemType;
  /** Baht; 0 means price on request. */
  price: number;
  period: Period;
  /** What a whole year of a monthly service costs in baht, where that is not twelve months (`paidByYear`). */
  yearPrice?: number;
  /** The price is where it starts, not where it ends. */
  isStartingPrice?: true;
  /** We have to see the place before we can say the price; a quotation of it comes after a visit. */
  needsVisit?: true;
  /** What its button does: into the cart, or to the contact form. */
  action: 'cart' | 'inquire';
};
