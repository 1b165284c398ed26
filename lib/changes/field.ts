import type { RouteName } from '@/lib/site/routes';
import type { Form } from './inputs';

/** What the desk sorts fields by; their names are `shop.topics`. */
export const topics = [
  'prices',
  'offer',
  'hours',
  'company',
  'terms',
  'people',
  'praise',
  'channels',
] as const;

export type Topic = (typeof topics)[number];

/** One thing that the owner may change. */
export type Field = Form & {
  /** Where it stands, such as `company.phone` or `catalog.cctv-basic.price`: the same that the start-up check says. */
  path: string;
  topic: Topic;
  /** What this build has. */
  value: () => unknown;
  /** Where it shows; none for what is on every page. */
  pages: readonly RouteName[];
};
