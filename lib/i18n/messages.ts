import type { Locale } from './locales';

/**
 * The message files by namespace; a page's file is named after the page. All languages have these files with the
 * same keys, so the English ones give the types. What islands fetch themselves is not among them (docs/decisions/0005).
 */
const english = {
  accounting: () => import('@/messages/en/accounting.json'),
  aeo: () => import('@/messages/en/aeo.json'),
  'alarm-systems': () => import('@/messages/en/alarm-systems.json'),
  appointments: () => import('@/messages/en/appointments.json'),
  'business-cards': () => import('@/messages/en/business-cards.json'),
  card: () => import('@/messages/en/card.json'),
  cart: () => import('@/messages/en/cart.json'),
  catalog: () => import('@/messages/en/catalog.json'),
  cctv: () => import('@/messages/en/cctv.json'),
  checkout: () => import('@/messages/en/checkout.json'),
  'client-login': () => import('@/messages/en/client-login.json'),
  common: () => import('@/messages/en/common.json'),
  'computer-repairs': () => import('@/messages/en/computer-repairs.json'),
  contact: () => import('@/messages/en/contact.json'),
  crm: () => import('@/messages/en/crm.json'),
  'data-recovery': () => import('@/messages/en/data-recovery.json'),
  desk: () => import('@/messages/en/desk.json'),
  domains: () => import('@/messages/en/domains.json'),
  errors: () => import('@/messages/en/errors.json'),
  facts: () => import('@/messages/en/facts.json'),
  files: () => import('@/messages/en/files.json'),
  forms: () => import('@/messages/en/forms.json'),
  'graphic-design': () => import('@/messages/en/graphic-design.json'),
  home: () => import('@/messages/en/home.json'),
  jobs: () => import('@/messages/en/jobs.json'),
  'live-streaming': () => import('@/messages/en/live-streaming.json'),
  mail: () => import('@/messages/en/mail.json'),
  'mobile-app': () => import('@/messages/en/mobile-app.json'),
  'network-solutions': () => import('@/messages/en/network-solutions.json'),
  'nightlife-guide': () => import('@/messages/en/nightlife-guide.json'),
  'not-found': () => import('@/messages/en/not-found.json'),
  notify: () => import('@/messages/en/notify.json'),
  numbers: () => import('@/messages/en/numbers.json'),
  orders: () => import('@/messages/en/orders.json'),
  'pattaya-guide': () => import('@/messages/en/pattaya-guide.json'),
  'payment-cancelled': () => import('@/messages/en/payment-cancelled.json'),
  'payment-failed': () => import('@/messages/en/payment-failed.json'),
  'payment-integration': () => import('@/messages/en/payment-integration.json'),
  'payment-success': () => import('@/messages/en/payment-success.json'),
  portal: () => import('@/messages/en/portal.json'),
  portfolio: () => import('@/messages/en/portfolio.json'),
  pos: () => import('@/messages/en/pos.json'),
  privacy: () => import('@/messages/en/privacy.json'),
  publishing: () => import('@/messages/en/publishing.json'),
  quotes: () => import('@/messages/en/quotes.json'),
  receipts: () => import('@/messages/en/receipts.json'),
  repairs: () => import('@/messages/en/repairs.json'),
  search: () => import('@/messages/en/search.json'),
  seo: () => import('@/messages/en/seo.json'),
  'server-access': () => import('@/messages/en/server-access.json'),
  services: () => import('@/messages/en/services.json'),
  shop: () => import('@/messages/en/shop.json'),
  'sign-in': () => import('@/messages/en/sign-in.json'),
  'social-media': () => import('@/messages/en/social-media.json'),
  'social-media-services': () => import('@/messages/en/social-media-services.json'),
  terms: () => import('@/messages/en/terms.json'),
  'thank-you': () => import('@/messages/en/thank-you.json'),
  'what-machines-see': () => import('@/messages/en/what-machines-see.json'),
};

export type Namespace = keyof typeof english;

/** Every word of a page, as `AppConfig` makes it known to next-intl. */
export type Messages = {
  [Name in Namespace]: Awaited<ReturnType<(typeof english)[Name]>>['default'];
};

function isNamespace(name: string): name is Namespace {
  return Object.hasOwn(english, name);
}

export const namespaces: readonly Namespace[] = Object.keys(english).filter(isNamespace);

/** One message file of a language, as it lies in `messages/<locale>/`. */
export async function loadNamespace<Name extends Namespace>(
  locale: Locale,
  name: Name,
): Promise<Messages[Name]> {
  return (await import(`../../messages/${locale}/${name}.json`)).default;
}

/** Everything that is written in one language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const entries = namespaces.map(async (name) => [name, await loadNamespace(locale, name)]);
  return Object.fromEntries(await Promise.all(entries));
}
