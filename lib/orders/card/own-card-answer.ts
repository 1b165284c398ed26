import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { wantsPage } from '@/lib/http/page-answer';
import { orderAnswer } from '@/lib/orders/order-answer';

/**
 * Leads on to the gateway's page, without JavaScript too: the policy of our pages lets their forms end there
 * (`form-action` in `lib/site/content-policy.ts`).
 */
export const ownCardAnswer: Answer<{ url: string }> = (request, params) => {
  const otherwise = orderAnswer('pay')(request, params);
  return (result) =>
    result.ok && wantsPage(request)
      ? new Response(null, {
          status: 303,
          headers: { Location: result.data.url, 'Cache-Control': 'no-store' },
        })
      : otherwise(result);
};
