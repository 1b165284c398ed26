import type { Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { Both } from '@/components/paper/both';
import { Amount } from '@/components/ui/amount';
import type { PlannedPart } from '@/lib/documents/plan';
import type { ShownQuote } from '@/lib/documents/quote';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { formatPercent } from '@/lib/i18n/number';
import { agreedDue } from '@/lib/orders/part-words';

/** The parts in which an offer is paid, each on a stub with what makes it due; nothing where it is paid in one sum. */
export async function SheetPlan({ quote: { plan }, locale }: { quote: ShownQuote; locale: Locale }) {
  if (!plan) return null;
  const [own, thai] = await Promise.all([getMessages({ locale }), loadMessages('th')]);
  const of = plan.length;
  const partIn = (
    { share }: PlannedPart,
    place: number,
    { parts: words }: Messages['orders'],
    language: Locale,
  ) =>
    [fill(words.of, { place, of }), share === null ? '' : formatPercent(share / 100, language)]
      .filter(Boolean)
      .join(' · ');
  return (
    <ol className="paper-parts" aria-label={own.quotes.paper.plan}>
      {plan.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their places
        <li key={index}>
          <div>
            <p className="paper-part-sum">
              <Amount satang={part.amount} locale={locale} decimals="always" />
            </p>
            <p className="paper-part-due">
              <Both
                own={agreedDue(part, index + 1 === of, own.orders.parts, locale)}
                thai={agreedDue(part, index + 1 === of, thai.orders.parts, 'th')}
                locale={locale}
              />
            </p>
            <p className="paper-part-of">
              <Both
                own={partIn(part, index + 1, own.orders, locale)}
                thai={partIn(part, index + 1, thai.orders, 'th')}
                locale={locale}
              />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
