import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer } from '@/lib/http/page-answer';
import { orderPath } from '@/lib/site/order-path';
import type { OwnJobResult } from './own-jobs';

/** How the answers to a draft lead on: back to the order, which says that they came. */
export const jobAnswer: Answer<OwnJobResult> = pageAnswer({
  next: ({ reference, flash }) => `${orderPath(reference)}?flash=${flash}#work`,
  back: ({ reference }) => `${orderPath(reference)}#work`,
  refusal: ({ orders, jobs }, { code }) => ({
    labels: { name: jobs.answer.name, words: jobs.answer.words },
    said: code === 'not-found' ? orders.notFound : code === 'conflict' ? jobs.answer.outdated : undefined,
    failed: jobs.answer.failed,
  }),
});
