import type { Locale } from '@/lib/i18n/locales';

/** What the owner has decided, an invented sample that a live site refuses, or `undefined` while it is open: then no page tells it. */
export type Decision<Value> = Value | { readonly sample: Value } | undefined;

/** Places that the pages name; their names are `facts.places`. */
type Place =
  | 'pattaya'
  | 'naklua'
  | 'pratumnak'
  | 'jomtien'
  | 'bangLamung'
  | 'siRacha'
  | 'bangSaray'
  | 'sattahip';

export type Decisions = {
  /** Baht a year for what has been included in the first one. */
  websiteHosting: Decision<number>;
  appServer: Decision<number>;
  crmHosting: Decision<number>;
  accountingUpdates: Decision<number>;
  offSiteBackup: Decision<number>;
  /** Whether a domain costs the same every year. */
  domainRenewal: Decision<'same'>;
  /** Baht for a change of texts or prices that we make on a finished website. */
  smallChange: Decision<number>;
  /** Baht that the smallest alarm system costs, installed. */
  alarmFrom: Decision<number>;
  /** Baht for looking into it when the customer then declines, or when nothing can be recovered; 0 is free. */
  repairDiagnosis: Decision<number>;
  recoveryDiagnosis: Decision<number>;
  nothingRecovered: Decision<number>;
  /** Baht for a visit before a quote; 0 is free. */
  siteVisit: Decision<number>;
  /** Months. */
  websiteFixes: Decision<number>;
  /** The same for tills, CRM, apps and streams. */
  programFixes: Decision<number>;
  equipmentWarranty: Decision<number>;
  repairWarranty: Decision<number>;
  /** Who owns what we make once it is paid for; the agency's customers may use it without a time limit. */
  ownership: Decision<'customer' | 'agency'>;
  /** Days of hosting that are credited for a month below the promised uptime. */
  uptimeCredit: Decision<number>;
  /** How much of a hundred baht is due when a quotation is accepted; `undefined` while larger jobs are offered in stages instead. */
  deposit: Decision<number>;
  /** Baht for coming at night, beside the work; `undefined` while nobody does. */
  nightFee: Decision<number>;
  /** The year in which the agency began, by our calendar. */
  founded: Decision<number>;
  /** Who works here, by name, and their picture in `public`, such as `/team.webp`. */
  people: Decision<readonly string[]>;
  teamPicture: Decision<string>;
  /** Real customers who agreed to be named, a few of different trades: `Sunset Bar (Jomtien)`. */
  clients: Decision<readonly string[]>;
  cameraBrands: Decision<readonly string[]>;
  tillBrands: Decision<readonly string[]>;
  networkBrands: Decision<readonly string[]>;
  accountingProduct: Decision<string>;
  paymentProviders: Decision<readonly string[]>;
  /** The size of a printed business card. */
  cardSize: Decision<string>;
  /** What counts as one post: an idea on all platforms, or each publication. */
  postCount: Decision<'idea' | 'publication'>;
  references: Decision<'onRequest'>;
  spokenLanguages: Decision<readonly Locale[]>;
  /** Those that are answered in writing besides. */
  writtenLanguages: Decision<readonly Locale[]>;
  /** Where site visits are made as a matter of course, and where on request. */
  serviceArea: Decision<readonly Place[]>;
  furtherArea: Decision<readonly Place[]>;
  workingDays: Decision<'mondayToFriday' | 'mondayToSaturday' | 'daily'>;
  /** Where customers with a server reach someone day and night. */
  serverSupport: Decision<string>;
  /** Who hosts a server of one's own, and that company's country by its code, such as `TH`; told by the privacy notice. */
  serverHost: Decision<readonly [name: string, country: string]>;
  /** Who hosts a PostgreSQL that is not on that server, and that company's country; told as well. */
  dataHost: Decision<readonly [name: string, country: string]>;
  /** The number of the e-commerce registration. */
  ecommerceNumber: Decision<string>;
  /** YYYY-MM-DD. */
  termsVersion: Decision<string>;
  privacyVersion: Decision<string>;
  /** The language whose text counts where the languages differ. */
  prevailingLanguage: Decision<Locale>;
  /** Latitude and longitude of the office's door in degrees, such as `12.9236,100.8825`; told to machines alone. */
  officeAt: Decision<string>;
};

/** What has been decided, a sample included; `undefined` where nothing has. */
export function decided<Value extends string | number | readonly string[]>(
  decision: Value | { readonly sample: Value },
): Value;
export function decided<Value extends string | number | readonly string[]>(
  decision: Decision<Value>,
): Value | undefined;
export function decided<Value extends string | number | readonly string[]>(
  decision: Decision<Value>,
): Value | undefined {
  return typeof decision === 'object' && 'sample' in decision ? decision.sample : decision;
}

/** `write` of what is decided, `undefined` of what is not. */
export function told<Value extends string | number | readonly string[]>(
  decision: Decision<Value>,
  write: (value: Value) => string,
): string | undefined {
  const value = decided(decision);
  return value === undefined ? undefined : write(value);
}
