import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PaperText } from '@/components/paper/paper-text';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle } from '@/components/ui/heading';
import { total } from '@/lib/catalog/items';
import { proseMoney } from '@/lib/catalog/money';
import { waysInWords } from '@/lib/company/ways-to-pay';
import type { PlannedPart } from '@/lib/documents/plan';
import { linesToVisit, type ShownQuote } from '@/lib/documents/quote';
import { unbroken } from '@/lib/fields/reference';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { listIn } from '@/lib/i18n/list';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { agreedDue } from '@/lib/orders/part-words';
import { openWays } from '@/lib/payments/open-ways';
import type { Repair } from '@/lib/repairs/repair';
import { cartLink } from '@/lib/shop/cart/cart-link';
import { orderPath, quotePath } from '@/lib/site/order-path';
import { ForgetKey } from '../../orders/[reference]/forget-key';
import { AcceptQuote } from './accept-quote';
import { PrintButton } from './print-button';
import { QuoteSheet } from './quote-sheet';
import { RepairPart } from './repair-part';

type QuoteViewProps = {
  quote: ShownQuote;
  locale: Locale;
  repair: Repair | undefined;
  /** Its appointments. */
  children: ReactNode;
};

/** The page of a quotation: where it stands and what to do, then the sheet that is printed. */
export async function QuoteView({ quote, locale, repair, children }: QuoteViewProps) {
  const { quotes: words, orders, forms, facts: known } = await getMessages();
  const ways = await openWays(quote.amount);
  const state = words.states[quote.state];
  const facts = { day: dateOf(quote.valid_until, locale), order: quote.order ?? '' };
  const [first, ...later] = quote.plan ?? [];
  const partsOf = (part: PlannedPart) =>
    fill(words.accept.parts, {
      first: proseMoney(part.amount, locale, 'always'),
      due: agreedDue(part, later.length === 0, orders.parts, locale),
      rest: proseMoney(total(later.map(({ amount: price }) => ({ price }))), locale, 'always'),
    });
  const visited = linesToVisit(quote.lines).map(({ name }) => name);
  const again = cartLink(
    localePath(locale, quotePath()),
    quote.lines.map(({ id }) => id),
  );
  return (
    <div className="wrap grid gap-8 py-section">
      <ForgetKey />
      <div className="grid gap-4 print:hidden">
        <PageTitle text={fill(words.heading, { reference: unbroken(quote.number) })} />
        <p className="font-display text-h3">{fill(state.label, facts)}</p>
        {repair ? (
          <RepairPart repair={repair} />
        ) : (
          <p className="section-lead">
            <PaperText text={fill(state.text, facts)} most={18} />
          </p>
        )}
        {quote.state === 'asked' && visited.length > 0 && (
          <p>{fill(words.states.asked.visit, { items: listIn(visited, locale) })}</p>
        )}
        {children}
        <div className="flex flex-wrap gap-4">
          {quote.state === 'expired' && (
            <a href={again} className={buttonClass.primary}>
              {words.again}
            </a>
          )}
          {quote.order && (
            <a href={localePath(locale, orderPath(quote.order))} className={buttonClass.primary}>
              {fill(withoutMarks(orders.heading), { reference: quote.order })}
            </a>
          )}
          <PrintButton label={words.print.action} />
        </div>
        <p className="text-ink-2">
          <PaperText text={words.print.hint} />
        </p>
        {quote.state === 'open' && (
          <AcceptQuote
            quote={quote}
            locale={locale}
            words={{
              ...words.accept,
              text: fill(words.accept.text, { ways: waysInWords(ways, locale, known.waysToPay) }),
              methods: orders.method,
              agreement: forms.kit.agreement,
              inParts: first && partsOf(first),
            }}
            methods={ways.filter((way) => way !== 'card')}
          />
        )}
      </div>
      <QuoteSheet quote={quote} locale={locale} />
    </div>
  );
}
