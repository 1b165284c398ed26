import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { livePaths } from '@/lib/site/live-pages';
import { appointmentParty } from './appointment';
import { pageOfAppointments } from './coming';
import type { OwnAnswer } from './own-appointments';

/** The page of the form: that of an order or a quotation, or the one that a link for an inquiry opens. */
function pageOf({ reference = '' }: { reference?: string }, request: Request): `/${string}` {
  const { searchParams } = new URL(request.url);
  const of = appointmentParty.shape.of.safeParse(searchParams.get('page')).data;
  return pageOfAppointments(of, reference);
}

const refusal: Parameters<typeof pageAnswer>[0]['refusal'] = ({ appointments: words, orders }, { code }) => ({
  labels: { start: words.time, area: words.area, address: words.address, key: orders.open.key },
  said: code === 'not-found' ? words.notFound : code === 'conflict' ? words.closed : undefined,
  failed: words.failed,
});

/** How the forms of appointments answer: they lead back to their page, which says what came of them. */
export const appointmentAnswer: Answer<OwnAnswer> = pageAnswer({
  next: ({ said }, params, request) => `${pageOf(params, request)}?appointment=${said}#appointments`,
  back: pageOf,
  refusal,
});

/** The same of the form that takes a key. */
export const inquiryKeyAnswer: Answer<Remembers> = pageAnswer({
  next: (_data, params, request) => pageOf(params, request),
  back: pageOf,
  refusal,
});

/** How the portal answers who opens an appointment from it: it leads to its page, or back. */
export const comingAnswer: Answer<Remembers & { page: `/${string}` }> = pageAnswer({
  next: ({ page }) => `${page}#appointments`,
  back: () => livePaths.portal,
  refusal,
});
