import { askQuote, quoteForm } from '@/lib/documents/ask-quote';
import { quoteAnswer } from '@/lib/documents/quote-answer';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'inquiries',
  read: async (request) => {
    const form = await formOrJson(quoteForm)(request);
    const asked = new URL(request.url).searchParams.get('locale');
    return form.ok ? success({ form: form.data, locale: isLocale(asked) ? asked : defaultLocale }) : form;
  },
  run: askQuote,
  answer: quoteAnswer('ask'),
  afterwards: sendDueMail,
});
