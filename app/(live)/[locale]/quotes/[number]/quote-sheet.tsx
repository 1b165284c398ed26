import { getMessages } from 'next-intl/server';
import { company, companyIn, companyInThai } from '@/lib/company/company';
import type { ShownQuote } from '@/lib/documents/quote';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { Both } from './both';
import { PaperHead, Signatures } from './paper';
import { Party } from './party';
import { QuoteLines } from './quote-lines';

/** The quotation as it is printed and filed: in the reader's language, with Thai beside it. */
export async function QuoteSheet({ quote, locale }: { quote: ShownQuote; locale: Locale }) {
  const { paper: own } = (await getMessages()).quotes;
  const { paper: thai } = await loadNamespace('th', 'quotes');
  const label = (name: keyof typeof own) => <Both own={own[name]} thai={thai[name]} locale={locale} />;
  const day = (of: string | Date) => (
    <Both own={dateOf(of, locale)} thai={dateOf(of, 'th')} locale={locale} />
  );
  const seller = companyIn(locale);
  const [replaced] = quote.replaced;
  const isComplete = quote.state !== 'asked';
  const heads = [
    ['number', quote.number],
    ['version', String(quote.version)],
    ['date', day(quote.issued_at)],
    ...(isComplete ? [['validUntil', day(quote.valid_until)] as const] : []),
    ...(quote.delivery ? [['delivery', day(quote.delivery)] as const] : []),
  ] as const;
  return (
    <article className="paper">
      <PaperHead label={label} facts={heads}>
        <h2 className="paper-title">{label('title')}</h2>
      </PaperHead>
      {!isComplete && (
        <p>
          <strong>{label('incomplete')}</strong>
        </p>
      )}
      {replaced && (
        <p className="paper-replaces">
          {fill(own.replaces, {
            version: String(replaced.version),
            day: dateOf(replaced.issued_at, locale),
          })}
        </p>
      )}
      <div className="paper-parties">
        <Party
          title={label('seller')}
          names={[seller.legalName, companyInThai.legalName]}
          addresses={[seller.address, companyInThai.address]}
          taxId={company.taxId}
          branch="head-office"
          phone={company.phone}
          email={company.email}
          locale={locale}
        />
        <Party
          title={label('customer')}
          names={[quote.company_name, quote.customer_name]}
          addresses={[quote.customer_address]}
          taxId={quote.company_tax_id}
          branch={quote.company_branch}
          phone={quote.customer_phone}
          email={quote.customer_email}
          locale={locale}
        />
      </div>
      <QuoteLines quote={quote} locale={locale} />
      {quote.note && (
        <p className="whitespace-pre-wrap wrap-anywhere">
          <strong>{label('note')}:</strong> {quote.note}
        </p>
      )}
      <Signatures label={label} names={['offeredBy', 'approvedBy']} />
    </article>
  );
}
