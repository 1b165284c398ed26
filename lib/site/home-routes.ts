import type { RouteName } from './routes';

/** The four stripes of the home board, from the inside out; their words are `home.routes`. */
export const homeRoutes: readonly { name: 'web' | 'growth' | 'technical' | 'print'; to: RouteName }[] = [
  { name: 'web', to: 'services' },
  { name: 'growth', to: 'seo' },
  { name: 'technical', to: 'cctv' },
  { name: 'print', to: 'businessCards' },
];
