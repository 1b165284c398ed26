import { policyPaths } from './policy-paths';
import type { Route } from './route';

/** Every page, once: drives links, menus, metadata and the middleware's answer to unknown paths. */
export const routes = {
  home: { path: '/', namespace: 'home', isIndexed: true, menu: 'home' },
  domains: {
    path: '/domains',
    namespace: 'domains',
    isIndexed: true,
    isEager: true,
    menu: 'domains',
    sells: 'domain',
  },
  services: { path: '/services', namespace: 'services', isIndexed: true, menu: 'web', sells: 'web-design' },
  mobileApp: {
    path: '/mobile-app',
    namespace: 'mobile-app',
    isIndexed: true,
    menu: 'web',
    sells: 'mobile-app',
  },
  graphicDesign: {
    path: '/graphic-design',
    namespace: 'graphic-design',
    isIndexed: true,
    menu: 'web',
    sells: 'graphic-design',
  },
  seo: { path: '/seo', namespace: 'seo', isIndexed: true, menu: 'growth', sells: 'seo' },
  aeo: { path: '/aeo', namespace: 'aeo', isIndexed: true, menu: 'growth', sells: 'aeo' },
  machines: { path: '/what-machines-see', namespace: 'what-machines-see', isIndexed: true },
  socialMediaServices: {
    path: '/social-media-services',
    namespace: 'social-media-services',
    isIndexed: true,
    menu: 'growth',
    sells: 'social-media',
  },
  crm: { path: '/crm', namespace: 'crm', isIndexed: true, menu: 'systems', sells: 'crm' },
  pos: { path: '/pos', namespace: 'pos', isIndexed: true, menu: 'systems', sells: 'pos' },
  accounting: {
    path: '/accounting',
    namespace: 'accounting',
    isIndexed: true,
    menu: 'systems',
    sells: 'accounting',
  },
  paymentIntegration: {
    path: '/payment-integration',
    namespace: 'payment-integration',
    isIndexed: true,
    menu: 'systems',
  },
  liveStreaming: {
    path: '/live-streaming',
    namespace: 'live-streaming',
    isIndexed: true,
    menu: 'growth',
    sells: 'live-streaming',
  },
  businessCards: {
    path: '/business-cards',
    namespace: 'business-cards',
    isIndexed: true,
    isEager: true,
    menu: 'printing',
    sells: 'business-cards',
  },
  computerRepairs: {
    path: '/computer-repairs',
    namespace: 'computer-repairs',
    isIndexed: true,
    menu: 'technical',
  },
  dataRecovery: {
    path: '/data-recovery',
    namespace: 'data-recovery',
    isIndexed: true,
    menu: 'technical',
    sells: 'data-recovery',
  },
  networkSolutions: {
    path: '/network-solutions',
    namespace: 'network-solutions',
    isIndexed: true,
    menu: 'technical',
  },
  cctv: { path: '/cctv', namespace: 'cctv', isIndexed: true, menu: 'technical', sells: 'cctv' },
  alarmSystems: { path: '/alarm-systems', namespace: 'alarm-systems', isIndexed: true, menu: 'technical' },
  portfolio: { path: '/portfolio', namespace: 'portfolio', isIndexed: true, menu: 'portfolio' },
  contact: { path: '/contact', namespace: 'contact', isIndexed: true, isEager: true, menu: 'contact' },
  pattayaGuide: { path: '/pattaya-guide', namespace: 'pattaya-guide', isIndexed: true, menu: 'guides' },
  nightlifeGuide: { path: '/nightlife-guide', namespace: 'nightlife-guide', isIndexed: true, menu: 'guides' },
  socialMedia: { path: '/social-media', namespace: 'social-media', isIndexed: true, menu: 'more' },
  privacy: { path: policyPaths.privacy, namespace: 'privacy', isIndexed: true, menu: 'more' },
  terms: { path: policyPaths.terms, namespace: 'terms', isIndexed: true, menu: 'more' },
  serverAccess: {
    path: '/server-access',
    namespace: 'server-access',
    isIndexed: false,
    isNofollow: true,
    isEager: true,
    menu: 'more',
  },
  clientLogin: {
    path: '/client-login',
    namespace: 'client-login',
    isIndexed: false,
    isEager: true,
    menu: 'account',
  },
  cart: { path: '/cart', namespace: 'cart', isIndexed: false, isEager: true },
  thankYou: { path: '/thank-you', namespace: 'thank-you', isIndexed: false, isEager: true },
  paymentSuccess: { path: '/payment/success', namespace: 'payment-success', isIndexed: false, isEager: true },
  paymentFailed: { path: '/payment/failed', namespace: 'payment-failed', isIndexed: false, isEager: true },
  paymentCancelled: {
    path: '/payment/cancelled',
    namespace: 'payment-cancelled',
    isIndexed: false,
    isEager: true,
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

const table: Record<RouteName, Route> = routes;

export function findRoute(name: RouteName): Route {
  return table[name];
}

function isRouteName(value: string): value is RouteName {
  return Object.hasOwn(routes, value);
}

export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName);

const paths: ReadonlySet<string> = new Set(Object.values(routes).map((route) => route.path));

/** Whether a path, without its language, is a page. */
export function isPage(path: string): boolean {
  return paths.has(path);
}
