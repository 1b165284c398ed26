import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer } from '@/lib/http/page-answer';
import { livePaths } from '@/lib/site/live-pages';
import { orderPath } from '@/lib/site/order-path';
import type { OwnJobResult } from './own-jobs';

const pageOf = (request: Request) => {
  const [, reference] = /\/my-orders\/([A-Z]+-[0-9A-Z]{6})\//.exec(new URL(request.url).pathname) ?? [];
  return reference ? orderPath(reference) : livePaths.portal;
};

/** How the answers to a draft lead on: back to the order, which says that they came. */
export const jobAnswer: Answer<OwnJobResult> = pageAnswer({
  next: ({ reference, flash }) => `${orderPath(reference)}?flash=${flash}#work`,
  back: (request) => `${pageOf(request)}#work`,
  refusal: ({ orders, jobs }, { code }) => ({
    labels: { name: jobs.answer.name, words: jobs.answer.words },
    said: code === 'not-found' ? orders.notFound : code === 'conflict' ? jobs.answer.outdated : undefined,
    failed: jobs.answer.failed,
  }),
});
