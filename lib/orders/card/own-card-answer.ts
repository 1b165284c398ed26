import 'server-only';
import { type Answer, htmlResponse } from '@/lib/http/answer';
import { askedLocale, wantsPage } from '@/lib/http/page-answer';
import { plainPage } from '@/lib/http/plain-page';
import { loadNamespace } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { orderAnswer } from '@/lib/orders/order-answer';

/**
 * Leads on to the gateway's page. A form of ours may not end on another site (its policy says `form-action 'self'`), so without JavaScript a
 * small page follows its own link there.
 */
export const ownCardAnswer: Answer<{ url: string }> = (request, params) => {
  const otherwise = orderAnswer('pay')(request, params);
  return async (result) => {
    if (!result.ok || !wantsPage(request)) return otherwise(result);
    const locale = askedLocale(request);
    const { pay } = await loadNamespace(locale, 'orders');
    const link = { href: result.data.url, label: pay.card.again };
    const title = withoutMarks(pay.card.onward);
    return htmlResponse(plainPage({ locale, title, texts: [], problems: [], link, forwards: true }));
  };
};
