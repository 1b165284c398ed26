import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer } from '@/lib/http/page-answer';
import { livePaths } from '@/lib/site/live-pages';
import { orderPath } from '@/lib/site/order-path';
import type { ServiceResult } from './own-services';

/** The order's page on which the form stands, or the portal. */
const ownPage = (reference: string | undefined) => (reference ? orderPath(reference) : livePaths.portal);

/** How the buttons of a service answer: they lead to the order that is to be paid, or back to the page that they stand on. */
export const serviceAnswer: Answer<ServiceResult> = pageAnswer({
  next: ({ reference, flash }, params) =>
    reference ? orderPath(reference) : `${ownPage(params.reference)}?flash=${flash}#services`,
  back: ({ reference }) => ownPage(reference),
  refusal: ({ orders }, { code }) => ({
    labels: {},
    said: code === 'not-found' ? orders.notFound : code === 'conflict' ? orders.services.closed : undefined,
    failed: orders.services.failed,
  }),
});
