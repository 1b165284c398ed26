import type { Form, Input, Typed } from './inputs';

/** What the desk sorts fields by; their names are `shop.topics`. */
export const topics = [
  'prices',
  'offer',
  'hours',
  'company',
  'deposits',
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
  /** What this build has; `{ sample: … }` where it is invented. */
  value: () => unknown;
  /** The inputs of it that are shown, where not all are. */
  shown?: (typed: Typed) => readonly Input[];
  /** Which inputs say a day that is over, though it was not so before. @param before how the value stood in the form */
  past?: (typed: Typed, today: string, before: Typed) => readonly string[];
};
