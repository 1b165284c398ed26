import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { livePaths } from '@/lib/site/live-pages';
import { orderPath } from '@/lib/site/order-path';

/** How the portal answers who opens an order from it: it leads to the order's page, or back. */
export const portalAnswer: Answer<Remembers> = pageAnswer({
  next: (_data, { reference }) => orderPath(reference),
  back: () => livePaths.portal,
  refusal: ({ portal }, { code }) => ({
    labels: {},
    said: code === 'not-found' ? portal.notYours : undefined,
    failed: portal.openFailed,
  }),
});
