import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer } from '@/lib/http/page-answer';
import { livePaths } from '@/lib/site/live-pages';
import { orderPath } from '@/lib/site/order-path';
import type { ServiceResult } from './own-services';

/** The order's page on which the form stands, or the portal. */
export const ownPage = (request: Request) => {
  const [, reference] = /\/my-orders\/([A-Z]+-[0-9A-Z]{6})\//.exec(new URL(request.url).pathname) ?? [];
  return reference ? orderPath(reference) : livePaths.portal;
};

/** How the buttons of a service answer: they lead to the order that is to be paid, or back to the page that they stand on. */
export const serviceAnswer: Answer<ServiceResult> = pageAnswer({
  next: ({ reference, flash }, request) =>
    reference ? orderPath(reference) : `${ownPage(request)}?flash=${flash}#services`,
  back: ownPage,
  refusal: ({ orders }, { code }) => ({
    labels: {},
    said: code === 'not-found' ? orders.notFound : code === 'conflict' ? orders.services.closed : undefined,
    failed: orders.services.failed,
  }),
});
