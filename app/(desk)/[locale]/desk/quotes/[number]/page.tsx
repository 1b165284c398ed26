import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { formatMoney } from '@/lib/catalog/money';
import { showDeskQuote } from '@/lib/desk/desk-quotes';
import { quoteSums, type ShownQuote } from '@/lib/documents/quote';
import { dateOf, nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { lineNames } from '@/lib/orders/order-lines';
import { livePaths } from '@/lib/site/live-pages';
import { quotePath } from '@/lib/site/order-path';
import { Customer } from '../../customer';
import { CustomerLink } from '../../customer-link';
import { FlashNotice } from '../../flash-notice';
import { History } from '../../history';
import { Lines } from '../../lines';
import { staffHere } from '../../staff-here';
import { ThingHead } from '../../thing-head';
import { AppointmentsPart } from '../../visits/appointment-row';
import { OfferAgain } from './offer-again';

/** One quotation: what it offers to whom, the form that offers it anew, and every version of it. */
export default async function DeskQuotePage({
  params,
  searchParams,
}: PageProps<'/[locale]/desk/quotes/[number]'>) {
  await staffHere();
  const { number } = await params;
  const quote = await showDeskQuote(number);
  if (!quote) notFound();
  const locale = await getLocale();
  const { desk, orders } = await getMessages();
  const words = desk.quotes;
  const path = `${livePaths.desk}/quotes/${number}` as const;
  const versions = (
    <History
      title={words.versions}
      entries={quote.versions.map(({ version, issued_at, person, amount }, index) => ({
        key: String(version),
        what: `${fill(words.version, { version })} · ${words.states[index === 0 ? quote.state : 'replaced']}`,
        more: <span className="block">{formatMoney(amount, locale, 'always')}</span>,
        below: `${nearTimeOf(issued_at, locale)} · ${person ?? words.byCustomer}`,
      }))}
    />
  );
  return (
    <div className="wrap grid gap-6 py-6">
      <FlashNotice query={await searchParams} />
      <ThingHead
        title={number}
        price={quote.state === 'asked' ? words.unpriced : formatMoney(quote.amount, locale, 'always')}
      >
        <p className="wrap-anywhere order-last w-full">{quote.company_name ?? quote.customer_name}</p>
        <p className="font-semibold">
          {quote.state !== 'asked' && `${words.states[quote.state]} · `}
          {fill(words.until, { day: dateOf(quote.valid_until, locale) })}
        </p>
      </ThingHead>
      <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-8">
          {quote.state === 'accepted' ? (
            <AcceptedLines quote={quote} locale={locale} />
          ) : (
            <OfferAgain quote={quote} locale={locale} />
          )}
          {quote.state === 'accepted' && versions}
        </div>
        <div className="grid min-w-0 gap-8">
          <Customer of={quote} reference={quote.number} />
          <section className="grid justify-items-start gap-2">
            {quote.order && (
              <a
                href={localePath(locale, `${livePaths.desk}/orders/${quote.order}`)}
                className={buttonClass.primary}
              >
                {fill(withoutMarks(orders.heading), { reference: quote.order })}
              </a>
            )}
            <a href={localePath(quote.locale, `${path}/sheet`)} className={buttonClass.text}>
              {words.sheet}
            </a>
            <a href={localePath(quote.locale, quotePath(number))} className={buttonClass.text}>
              {words.page}
            </a>
            <p className="text-ink-2 text-small">{words.pageHint}</p>
            {quote.inquiry && (
              <a
                href={localePath(locale, `${livePaths.desk}/inquiries/${quote.inquiry}`)}
                className={buttonClass.text}
              >
                {fill(words.inquiry, { reference: quote.inquiry })}
              </a>
            )}
          </section>
          <AppointmentsPart references={[number]} />
          <CustomerLink reference={number} locale={quote.locale} />
          {quote.state !== 'accepted' && versions}
        </div>
      </div>
    </div>
  );
}

/** What was accepted, which nobody changes any more. */
async function AcceptedLines({ quote, locale }: { quote: ShownQuote; locale: Locale }) {
  const { paper } = (await getMessages()).quotes;
  const { discount, vat, gross } = quoteSums(quote);
  const sums = [
    [paper.discount, -discount],
    [paper.vat, vat],
  ] as const;
  return (
    <Lines
      lines={quote.lines}
      nameOf={await lineNames(locale)}
      sums={[...sums.filter(([, satang]) => satang !== 0), [paper.total, gross]]}
    >
      {quote.note && <p className="wrap-anywhere whitespace-pre-wrap">{quote.note}</p>}
    </Lines>
  );
}
