import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { formatMoney } from '@/lib/catalog/money';
import { showDeskQuote } from '@/lib/desk/desk-quotes';
import { quoteSums, type ShownQuote } from '@/lib/documents/quote';
import { unbroken } from '@/lib/fields/reference';
import { pastTimeOf } from '@/lib/i18n/age';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { lineNames } from '@/lib/orders/order-lines';
import { wayOfQuote } from '@/lib/orders/stops';
import { livePaths } from '@/lib/site/live-pages';
import { quotePath } from '@/lib/site/order-path';
import { Customer } from '../../customer';
import { CustomerLink } from '../../customer-link';
import { DeskColumns, DeskPage } from '../../desk-page';
import { PaymentRoad } from '../../desk-road';
import { History } from '../../history';
import { Lines } from '../../lines';
import { staffHere } from '../../staff-here';
import { StatePlate } from '../../state-plate';
import { AppointmentsPart, NewAppointment } from '../../visits/appointment-row';
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
  return (
    <DeskPage
      title={unbroken(number)}
      of="quotes"
      query={await searchParams}
      state={
        quote.state !== 'asked' && <StatePlate state={quote.state}>{words.states[quote.state]}</StatePlate>
      }
      road={<PaymentRoad way={wayOfQuote(quote.state, quote.is_paid, quote.plan !== null)} />}
      amount={quote.state === 'asked' ? '' : formatMoney(quote.amount, locale, 'always')}
      facts={
        <>
          <span className="wrap-anywhere">{quote.company_name ?? quote.customer_name}</span>
          {quote.state !== 'asked' && (
            <span>{fill(words.until, { day: dateOf(quote.valid_until, locale) })}</span>
          )}
          {quote.inquiry && (
            <a
              href={localePath(locale, `${livePaths.desk}/inquiries/${quote.inquiry}`)}
              className={buttonClass.text}
            >
              {fill(words.inquiry, { reference: quote.inquiry })}
            </a>
          )}
        </>
      }
      actions={
        quote.order && (
          <a
            href={localePath(locale, `${livePaths.desk}/orders/${quote.order}`)}
            className={buttonClass.primary}
          >
            {fill(withoutMarks(orders.heading), { reference: quote.order })}
          </a>
        )
      }
    >
      <DeskColumns isBoard={quote.state === 'accepted'} side={<QuoteSide quote={quote} />}>
        {quote.state === 'accepted' ? (
          <AcceptedLines quote={quote} locale={locale} />
        ) : (
          <OfferAgain quote={quote} locale={locale} />
        )}
      </DeskColumns>
    </DeskPage>
  );
}

type DeskQuote = NonNullable<Awaited<ReturnType<typeof showDeskQuote>>>;

/** What belongs to a quotation: who it is for, their link, their appointments, and every version. */
async function QuoteSide({ quote }: { quote: DeskQuote }) {
  const locale = await getLocale();
  const words = (await getMessages()).desk.quotes;
  const { number } = quote;
  return (
    <>
      <Customer of={quote} reference={number}>
        <a
          href={localePath(quote.locale, `${livePaths.desk}/quotes/${number}/sheet`)}
          className={buttonClass.text}
        >
          {words.sheet}
        </a>
        <a href={localePath(quote.locale, quotePath(number))} className={buttonClass.text}>
          {words.page}
        </a>
        <NewAppointment reference={number} />
      </Customer>
      <CustomerLink reference={number} locale={quote.locale} />
      <AppointmentsPart references={[number]} />
      <History
        isFolded
        title={words.versions}
        entries={quote.versions.map(({ version, issued_at, person, amount }, index) => ({
          key: String(version),
          what: `${fill(words.version, { version })} · ${words.states[index === 0 ? quote.state : 'replaced']}`,
          more: amount > 0 && <span className="block">{formatMoney(amount, locale, 'always')}</span>,
          below: `${pastTimeOf(issued_at, locale)} · ${person ?? words.byCustomer}`,
        }))}
      />
    </>
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
