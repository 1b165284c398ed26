import { getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Lettering } from '@/components/ui/lettering';
import { cartLink } from '@/lib/cart/cart-link';
import type { ShownQuote } from '@/lib/documents/quote';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { takesCard } from '@/lib/payments/card/card-mode';
import { paymentWays } from '@/lib/payments/slip/payment-ways';
import { dayIn } from '@/lib/site/facts';
import { orderPath, quotePath } from '@/lib/site/order-path';
import { ForgetKey } from '../../orders/[reference]/forget-key';
import { AcceptQuote } from './accept-quote';
import { PrintButton } from './print-button';
import { QuoteSheet } from './quote-sheet';

/** The page of a quotation: where it stands and what to do, then the sheet that is printed. */
export async function QuoteView({ quote, locale }: { quote: ShownQuote; locale: Locale }) {
  const { quotes: words, orders } = await getMessages();
  const state = words.states[quote.state];
  const facts = { day: dayIn(quote.valid_until, locale), order: quote.order ?? '' };
  const again = cartLink(
    localePath(locale, quotePath()),
    quote.lines.map(({ id }) => id),
  );
  return (
    <div className="wrap grid max-w-[60rem] gap-8 py-section print:block print:max-w-none">
      <ForgetKey />
      <div className="grid gap-4 print:hidden">
        <h1 className="text-h2">
          <Lettering text={fill(words.heading, { reference: quote.number })} />
        </h1>
        <p className="font-display text-h3">{fill(state.label, facts)}</p>
        <p className="section-lead">{fill(state.text, facts)}</p>
        <div className="flex flex-wrap gap-4">
          {quote.state === 'expired' && (
            <a href={again} className={buttonClass.primary}>
              {words.again}
            </a>
          )}
          <PrintButton label={words.print.action} />
        </div>
        <p className="text-ink-2">{words.print.hint}</p>
        {quote.state === 'open' && (
          <AcceptQuote
            quote={quote}
            locale={locale}
            words={{ ...words.accept, methods: orders.method }}
            takesCard={await takesCard(quote.amount)}
            methods={paymentWays(quote.amount).transfer ? ['promptpay', 'transfer'] : ['promptpay']}
          />
        )}
        {quote.order && (
          <a href={localePath(locale, orderPath(quote.order))} className={buttonClass.primary}>
            {fill(withoutMarks(orders.heading), { reference: quote.order })}
          </a>
        )}
      </div>
      <QuoteSheet quote={quote} locale={locale} />
    </div>
  );
}
