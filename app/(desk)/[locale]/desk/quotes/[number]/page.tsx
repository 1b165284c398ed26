import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { showDeskQuote } from '@/lib/desk/desk-quotes';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { languageNames, localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { livePaths } from '@/lib/site/live-pages';
import { quotePath } from '@/lib/site/order-path';
import { FlashNotice } from '../../flash-notice';
import { staffHere } from '../../staff-here';
import { OfferAgain } from './offer-again';
import { OfferedLines } from './offered-lines';
import { QuoteVersions } from './quote-versions';

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
  const { customer_phone: phone, customer_email: email } = quote;
  const path = `${livePaths.desk}/quotes/${number}` as const;
  return (
    <div className="wrap grid gap-6 py-6">
      <FlashNotice query={await searchParams} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-h2">{number}</h1>
        <p className="font-display text-h2">
          {quote.state === 'asked' ? words.unpriced : formatMoney(quote.amount, locale, 'always')}
        </p>
        <p className="wrap-anywhere order-last w-full">{quote.company_name ?? quote.customer_name}</p>
        <p className="font-semibold">
          {quote.state !== 'asked' && `${words.states[quote.state]} · `}
          {fill(words.until, { day: dateOf(quote.valid_until, locale) })}
        </p>
      </div>
      <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          {quote.state === 'accepted' ? (
            <OfferedLines quote={quote} locale={locale} />
          ) : (
            <OfferAgain quote={quote} locale={locale} />
          )}
        </div>
        <div className="grid min-w-0 gap-8">
          <Part title={desk.order.customer} className="grid gap-2">
            <p className="wrap-anywhere whitespace-pre-wrap">
              {[quote.customer_name, quote.company_name, quote.customer_address].filter(Boolean).join('\n')}
            </p>
            <p className="flex flex-wrap gap-x-6">
              {phone && (
                <a href={`tel:${phone}`} className={buttonClass.text}>
                  {phone}
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} className={`${buttonClass.text} wrap-anywhere`}>
                  {email}
                </a>
              )}
            </p>
            <p className="text-ink-2">{fill(desk.order.page, { language: languageNames[quote.locale] })}</p>
          </Part>
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
          </section>
          <QuoteVersions quote={quote} locale={locale} words={words} />
        </div>
      </div>
    </div>
  );
}
