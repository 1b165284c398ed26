import { getMessages } from 'next-intl/server';
import { Both, labelsOf } from '@/components/paper/both';
import { waysInWords } from '@/lib/company/ways-to-pay';
import type { ShownQuote } from '@/lib/documents/quote';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { SheetRemarks } from './sheet-remarks';

type SheetTermsProps = { quote: ShownQuote; ways: Parameters<typeof waysInWords>[0]; locale: Locale };

/** On what terms an offer stands. */
export async function SheetTerms({ quote, ways, locale }: SheetTermsProps) {
  const [own, thai] = await Promise.all([getMessages({ locale }), loadMessages('th')]);
  const label = labelsOf(own.quotes.paper, thai.quotes.paper, locale);
  const termsIn = ({ quotes, facts }: typeof own, language: Locale) =>
    fill(quote.plan ? quotes.paper.termsInParts : quotes.paper.terms, {
      ways: waysInWords(ways, language, facts.waysToPay),
    });
  return (
    <dl className="paper-terms">
      <dt>{label('termsTitle')}</dt>
      <dd>
        <Both own={termsIn(own, locale)} thai={termsIn(thai, 'th')} locale={locale} />
      </dd>
      {quote.plan && (
        <dd>
          <SheetRemarks quote={quote} locale={locale} beside="terms" />
        </dd>
      )}
    </dl>
  );
}
