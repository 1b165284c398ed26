import type { Locale } from '@/lib/i18n/locales';
import { type Decision, type Decisions, decided } from './decision';

/** Where the agency is, part by part, as structured data wants it; `country` is its code (ISO 3166-1). */
export const office = {
  street: '99/9 Sample Road, Nongprue',
  locality: 'Bang Lamung',
  region: 'Chonburi',
  postalCode: '20150',
  country: 'TH',
} as const;

const officeInThai = {
  ...office,
  street: '99/9 ถนนตัวอย่าง (sample) ตำบลหนองปรือ',
  locality: 'อำเภอบางละมุง',
  region: 'จังหวัดชลบุรี',
} as const;

/** Whose site this is, and when the shop is open: a site has both, so they are samples or decided. */
export const basics: Record<'brand' | 'opens' | 'closes', string | { readonly sample: string }> = {
  brand: { sample: 'Bay Signal' },
  opens: { sample: '12:00' },
  closes: { sample: '18:00' },
};

/**
 * Everything that only the owner knows, as clearly invented samples until the real values stand here. docs/going-live.md lists them under
 * 'What you decide', and a live site refuses to start on a sample (samples.ts).
 */
export const company = {
  name: decided(basics.brand),
  legalName: 'Bay Signal Co., Ltd. (sample)',
  taxId: '0000000000001',
  /** Whether prices contain value-added tax; `none` while the company is not registered for it. */
  vat: 'none',
  email: 'hello@bay-signal.example',
  phone: '+66 38 000 000',
  address: `${office.street}, ${office.locality}, ${office.region} ${office.postalCode}, Thailand`,
  lineId: '@bay-signal-sample',
  /** Digits only, country code first, as wa.me wants it. */
  whatsApp: '66800000000',
  mapUrl: 'https://maps.bay-signal.example/office',
  reviewsUrl: 'https://maps.bay-signal.example/reviews',
  qrGenerator: 'https://qr.bay-signal.example/',
  opens: decided(basics.opens),
  closes: decided(basics.closes),
} as const satisfies { vat: 'none' | 'included' | 'excluded' } & Record<string, string>;

/** How the company and its address are written in Thai, for Thai pages, terms and privacy. */
export const companyInThai = {
  legalName: 'บริษัท เบย์ ซิกแนล จำกัด (sample)',
  address: `${officeInThai.street} ${officeInThai.locality} ${officeInThai.region} ${officeInThai.postalCode}`,
} as const;

/** The legal name and address as a language writes them: Thai for Thais, Latin letters for everyone else. */
export function companyIn(locale: Locale): { legalName: string; address: string } {
  return locale === 'th' ? companyInThai : company;
}

/** The phone number as a language writes it: Thais dial 0 where everyone else needs +66. */
export function phoneIn(locale: Locale): string {
  return locale === 'th' ? company.phone.replace(/^\+66 ?/, '0') : company.phone;
}

/** The parts of the address, written as {@link companyIn} writes it. */
export function officeIn(locale: Locale): Record<keyof typeof office, string> {
  return locale === 'th' ? officeInThai : office;
}

/** What the owner decides and pages tell; a sample is `{ sample: … }`, and what is `undefined` is told nowhere. Prices in baht. */
export const decisions: Decisions = {
  websiteHosting: { sample: 3600 },
  appServer: { sample: 12000 },
  crmHosting: { sample: 6000 },
  accountingUpdates: { sample: 9000 },
  offSiteBackup: { sample: 3000 },
  domainRenewal: { sample: 'same' },
  smallChange: { sample: 500 },
  alarmFrom: undefined,
  repairDiagnosis: { sample: 500 },
  recoveryDiagnosis: { sample: 0 },
  nothingRecovered: { sample: 0 },
  siteVisit: { sample: 0 },
  websiteFixes: { sample: 3 },
  programFixes: { sample: 3 },
  equipmentWarranty: { sample: 12 },
  repairWarranty: { sample: 3 },
  ownership: { sample: 'customer' },
  uptimeCredit: { sample: 1 },
  deposit: undefined,
  nightFee: undefined,
  founded: undefined,
  people: undefined,
  teamPicture: undefined,
  clients: undefined,
  cameraBrands: undefined,
  tillBrands: undefined,
  networkBrands: undefined,
  accountingProduct: undefined,
  paymentProviders: undefined,
  cardSize: { sample: '90 × 54 mm' },
  postCount: { sample: 'idea' },
  references: { sample: 'onRequest' },
  spokenLanguages: { sample: ['th', 'en'] },
  writtenLanguages: { sample: ['de', 'es', 'nl'] },
  serviceArea: { sample: ['pattaya', 'naklua', 'pratumnak', 'jomtien'] },
  furtherArea: { sample: ['bangLamung', 'siRacha', 'bangSaray', 'sattahip'] },
  workingDays: { sample: 'mondayToFriday' },
  serverSupport: 'support@bay-signal.example',
  serverHost: { sample: ['Sample Server Park Co., Ltd.', 'TH'] },
  dataHost: { sample: ['Sample Data Store Pte. Ltd.', 'SG'] },
  ecommerceNumber: undefined,
  termsVersion: { sample: '2026-11-21' },
  privacyVersion: { sample: '2026-11-21' },
  prevailingLanguage: { sample: 'th' },
  officeAt: { sample: '12.9236,100.8825' },
};

type Account = { name: string; followers?: Decision<number>; views?: Decision<number> };

/** The agency's names on other networks, and more than how many it claims to have there. */
export const accounts = {
  facebook: { name: 'bay.signal.sample', followers: { sample: 5000 } },
  instagram: { name: 'bay.signal.sample', followers: { sample: 2000 } },
  tiktok: { name: 'bay.signal.sample', views: { sample: 10000 } },
  youtube: { name: 'bay-signal-sample', followers: { sample: 1000 } },
  twitter: { name: 'bay_signal_sample', followers: { sample: 1000 } },
  line: { name: company.lineId, followers: { sample: 1000 } },
  github: { name: 'bay-signal-sample' },
} as const satisfies Record<string, Account>;

/** Who praised the agency, and when; what they said is in `home.testimonials.quotes`. */
export const testimonials = [
  { id: 'bar', name: 'John Example', date: '2025-02-10', isSample: true },
  { id: 'hotel', name: 'Petra Beispiel', date: '2025-01-20', isSample: true },
  { id: 'clinic', name: 'Somchai Tuayang', date: '2024-11-15', isSample: true },
] as const;

/** What the portfolio counts: more than so many websites and apps, and so many of a hundred customers. */
export const portfolioStats: Record<'websites' | 'mobileApps' | 'satisfaction', Decision<number>> = {
  websites: { sample: 50 },
  mobileApps: { sample: 20 },
  satisfaction: { sample: 100 },
};
