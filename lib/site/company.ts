/**
 * Facts about the agency that the specification does not give, as clearly invented samples.
 * The README lists them under 'change before going live' (design.md §6.27).
 */
export const company = {
  name: 'Bay Signal',
  legalName: 'Bay Signal Co., Ltd. (sample)',
  taxId: '0000000000001',
  /** Whether prices contain value-added tax; `none` while the company is not registered for it. */
  vat: 'none',
  email: 'hello@bay-signal.example',
  phone: '+66 38 000 000',
  address: '99/9 Sample Road, Nongprue, Bang Lamung, Chonburi 20150, Thailand',
  lineId: '@bay-signal-sample',
  opens: '12:00',
  closes: '18:00',
} as const satisfies { vat: 'none' | 'included' | 'excluded' } & Record<string, string>;

/** Opens a chat with the agency; LINE's own scheme works on phones only (facts.md §2). */
export const lineUrl = `https://line.me/R/ti/p/${encodeURIComponent(company.lineId)}`;

export const phoneUrl = `tel:${company.phone.replace(/\s/g, '')}`;

export const emailUrl = `mailto:${company.email}`;
