import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Both, labelsOf } from '@/components/paper/both';
import { PaperLines } from '@/components/paper/lines';
import { Scan } from '@/components/paper/scan';
import { Sheet } from '@/components/paper/sheet';
import { settingOf } from '@/components/paper/sheets-of';
import { company, companyIn, companyInThai, phoneIn } from '@/lib/company/company';
import { quoteSums, type ShownQuote } from '@/lib/documents/quote';
import { dateOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { wayOfQuote } from '@/lib/orders/stops';
import { openWays } from '@/lib/payments/open-ways';
import { quotePath } from '@/lib/site/order-path';
import { SheetNext } from './sheet-next';
import { SheetPlan } from './sheet-plan';
import { isRecurring, SheetRemarks } from './sheet-remarks';
import { SheetReplaces } from './sheet-replaces';
import { SheetTerms } from './sheet-terms';

type QuoteSheetProps = { quote: ShownQuote; locale: Locale; isCopy?: boolean };

/** The quotation as it is printed and filed: in the reader's language, with Thai beside it. */
export async function QuoteSheet({ quote, locale, isCopy = false }: QuoteSheetProps) {
  const [own, thai, ways] = await Promise.all([
    getMessages({ locale }),
    loadMessages('th'),
    openWays(quote.amount),
  ]);
  const label = labelsOf(own.quotes.paper, thai.quotes.paper, locale);
  const day = (of: string | Date) => (
    <Both own={dateOf(of, locale)} thai={dateOf(of, 'th')} locale={locale} />
  );
  const seller = companyIn(locale);
  const scanned = quote.state === 'open' ? 'accept' : 'read';
  const isComplete = quote.state !== 'asked';
  const sums = quoteSums(quote);
  const total = isComplete ? sums.gross : undefined;
  const lines = quote.lines.map(({ name, name_th, scope, scope_th, ...line }) => ({
    ...line,
    own: locale === 'th' ? name_th : name,
    thai: name_th,
    scope: locale === 'th' ? scope_th : scope,
  }));
  const fact = (key: Parameters<typeof label>[0], value: ReactNode) => ({ key, label: label(key), value });
  const sum = (key: 'subtotal' | 'discount' | 'net' | 'vat', satang: number) => ({
    key,
    label: label(key),
    satang,
  });
  const before = isComplete
    ? [
        ...(sums.discount > 0 ? [sum('subtotal', sums.lines), sum('discount', -sums.discount)] : []),
        ...(quote.vat === 'none' ? [] : [sum('net', sums.net), sum('vat', sums.vat)]),
      ]
    : [];
  return (
    <Sheet
      locale={locale}
      kind="quote"
      title={{ own: own.quotes.paper.title, thai: thai.quotes.paper.title }}
      isCopy={isCopy}
      seller={{
        title: label('seller'),
        names: [seller.legalName],
        addresses: [seller.address],
        inThai: [companyInThai.legalName],
        taxId: company.taxId,
        branch: 'head-office',
        phone: phoneIn(locale),
        email: company.email,
        locale,
      }}
      buyer={{
        title: label('customer'),
        names: [quote.company_name, quote.customer_name],
        addresses: [quote.customer_address],
        taxId: quote.company_tax_id,
        branch: quote.company_branch,
        phone: quote.customer_phone,
        email: quote.customer_email,
        locale,
      }}
      number={quote.number}
      version={
        <Both
          own={`${own.quotes.paper.version} ${quote.version}`}
          thai={`${thai.quotes.paper.version} ${quote.version}`}
          locale={locale}
        />
      }
      facts={[
        fact('date', day(quote.issued_at)),
        ...(isComplete ? [fact('validUntil', day(quote.valid_until))] : []),
        ...(quote.delivery ? [fact('delivery', day(quote.delivery))] : []),
      ]}
      notice={<SheetReplaces quote={quote} locale={locale} />}
      way={wayOfQuote(quote.state, quote.is_paid, quote.plan !== null)}
      total={total}
      scan={
        <Scan
          path={quotePath(quote.number)}
          locale={locale}
          caption={{ own: own.quotes.paper.scan[scanned], thai: thai.quotes.paper.scan[scanned] }}
        />
      }
      setting={settingOf({
        scopes: lines.map(({ scope }) => scope),
        parts: quote.plan?.length ?? 0,
        sums: before.length,
        isPriced: isComplete,
        isRecurring: isRecurring(quote),
        isBilingual: locale !== 'th',
        hasNote: quote.note !== null,
        isReplacing: quote.replaced.length > 0,
      })}
      terms={
        isComplete && (
          <>
            <SheetTerms quote={quote} ways={ways} locale={locale} />
            <SheetPlan quote={quote} locale={locale} />
          </>
        )
      }
      signatures={isComplete ? [label('offeredBy'), label('approvedBy')] : []}
    >
      <PaperLines
        locale={locale}
        lines={lines}
        sums={before}
        total={total}
        remarks={<SheetRemarks quote={quote} locale={locale} beside="sums" />}
      />
      {!isComplete && <SheetNext own={own.quotes.paper} thai={thai.quotes.paper} locale={locale} />}
      {quote.note && (
        <dl className="paper-terms">
          <dt>{label('note')}</dt>
          <dd className="whitespace-pre-wrap">{quote.note}</dd>
        </dl>
      )}
    </Sheet>
  );
}
