/**
 * Facts about the agency, as clearly invented samples until the owner gives the real ones.
 * The README lists them under 'change before going live'.
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
  /** Digits only, country code first, as wa.me wants it. */
  whatsApp: '66800000000',
  mapUrl: 'https://maps.bay-signal.example/office',
  reviewsUrl: 'https://maps.bay-signal.example/reviews',
  qrGenerator: 'https://qr.bay-signal.example/',
  opens: '12:00',
  closes: '18:00',
} as const satisfies { vat: 'none' | 'included' | 'excluded' } & Record<string, string>;

/** Asks a map service for the way to the agency; opened by a click only. */
export const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(company.address)}`;

/** A map of the agency for a frame: the page behind `mapUrl` refuses to be framed. Loaded by a click only. */
export const mapFrameUrl = `https://www.google.com/maps?output=embed&q=${encodeURIComponent(company.address)}`;

/** Opens a chat with the agency; LINE's own scheme works on phones only. */
export const lineUrl = `https://line.me/R/ti/p/${encodeURIComponent(company.lineId)}`;

export const whatsAppUrl = `https://wa.me/${company.whatsApp}`;

/** The agency's pages elsewhere, as the footer lists them. */
export const socialLinks = [
  { name: 'Facebook', url: 'https://www.facebook.com/bay.signal.sample' },
  { name: 'Twitter', url: 'https://x.com/bay_signal_sample' },
  { name: 'GitHub', url: 'https://github.com/bay-signal-sample' },
  { name: 'LINE', url: lineUrl },
] as const;

/** Who praised the agency, and when; what they said is in `home.testimonials.quotes`. */
export const testimonials = [
  { id: 'bar', name: 'John Example', date: '2025-02-10' },
  { id: 'hotel', name: 'Petra Beispiel', date: '2025-01-20' },
  { id: 'clinic', name: 'Somchai Tuayang', date: '2024-11-15' },
] as const;

/** The channels of /social-media with their claims, which are samples too. */
export const channels = [
  {
    id: 'facebook',
    name: 'Facebook',
    url: 'https://www.facebook.com/bay.signal.sample',
    handle: '@bay.signal.sample',
    claim: { kind: 'followers', count: '5K+' },
  },
  {
    id: 'instagram',
    name: 'Instagram',
    url: 'https://www.instagram.com/bay.signal.sample',
    handle: '@bay.signal.sample',
    claim: { kind: 'followers', count: '2K+' },
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    url: 'https://www.tiktok.com/@bay.signal.sample',
    handle: '@bay.signal.sample',
    claim: { kind: 'views', count: '10K+' },
  },
  {
    id: 'youtube',
    name: 'YouTube',
    url: 'https://www.youtube.com/@bay-signal-sample',
    handle: '@bay-signal-sample',
    claim: { kind: 'followers', count: '1K+' },
  },
  {
    id: 'twitter',
    name: 'Twitter',
    url: 'https://x.com/bay_signal_sample',
    handle: '@bay_signal_sample',
    claim: { kind: 'followers', count: '1K+' },
  },
  {
    id: 'line',
    name: 'LINE',
    url: lineUrl,
    handle: company.lineId,
    claim: { kind: 'followers', count: '1K+' },
  },
] as const;

/** What the portfolio counts. */
export const portfolioStats = { websites: '50+', mobileApps: '20+', satisfaction: '100%' } as const;

export const phoneUrl = `tel:${company.phone.replace(/\s/g, '')}`;

export const emailUrl = `mailto:${company.email}`;
