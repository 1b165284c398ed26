import { getMessages } from 'next-intl/server';
import { Both, labelsOf } from '@/components/paper/both';
import type { ShownQuote } from '@/lib/documents/quote';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

type SheetRemarksProps = { quote: ShownQuote; locale: Locale; beside: 'sums' | 'terms' };

/** Whether anything of an offer is paid again and again. */
export const isRecurring = ({ lines }: ShownQuote) => lines.some(({ period }) => period !== 'once');

/** What is to be known of the prices: beside stubs the column of the terms has room for it, though in two languages not for all; else it stands beside the sums. */
export async function SheetRemarks({ quote, locale, beside }: SheetRemarksProps) {
  const [own, thai] = await Promise.all([getMessages({ locale }), loadMessages('th')]);
  const label = labelsOf(own.quotes.paper, thai.quotes.paper, locale);
  const hasStubs = quote.plan !== null;
  return (
    <>
      {hasStubs === (beside === 'terms') && (
        <p>
          <Both own={own.facts.vat[quote.vat]} thai={thai.facts.vat[quote.vat]} locale={locale} />
        </p>
      )}
      {isRecurring(quote) && (hasStubs && locale === 'th') === (beside === 'terms') && (
        <p>{label('recurring')}</p>
      )}
    </>
  );
}
