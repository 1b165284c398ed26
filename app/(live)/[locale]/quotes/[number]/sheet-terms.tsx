import { getMessages } from 'next-intl/server';
import { Both, labelsOf } from '@/components/paper/both';
import { waysInWords } from '@/lib/company/ways-to-pay';
import type { ShownQuote } from '@/lib/documents/quote';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { SheetPlan } from './sheet-plan';

type SheetTermsProps = { quote: ShownQuote; ways: Parameters<typeof waysInWords>[0]; locale: Locale };

/** On what terms an offer stands, and what the agency remarks; a sheet without a price has the remark alone. */
export async function SheetTerms({ quote, ways, locale }: SheetTermsProps) {
  const [own, thai] = await Promise.all([getMessages({ locale }), loadMessages('th')]);
  const label = labelsOf(own.quotes.paper, thai.quotes.paper, locale);
  const termsIn = ({ quotes, facts }: typeof own, language: Locale) =>
    fill(quote.plan ? quotes.paper.termsInParts : quotes.paper.terms, {
      ways: waysInWords(ways, language, facts.waysToPay),
    });
  const isComplete = quote.state !== 'asked';
  return (
    <dl className="paper-terms">
      {isComplete && <SheetPlan quote={quote} locale={locale} />}
      {isComplete && (
        <div className="paper-agreed">
          <dt>{label('termsTitle')}</dt>
          <dd>
            <Both own={termsIn(own, locale)} thai={termsIn(thai, 'th')} locale={locale} />
          </dd>
        </div>
      )}
      {quote.note && (
        <div>
          <dt>{label('note')}</dt>
          <dd className="whitespace-pre-wrap">{quote.note}</dd>
        </div>
      )}
    </dl>
  );
}
