import type { Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { Both, labelsOf } from '@/components/paper/both';
import { formatMoney } from '@/lib/catalog/money';
import type { PlannedPart } from '@/lib/documents/plan';
import type { ShownQuote } from '@/lib/documents/quote';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { formatPercent } from '@/lib/i18n/number';
import { agreedDue } from '@/lib/orders/part-words';

/** The parts in which an offer is paid, with what makes each due, among the terms of its sheet; nothing where it is paid in one sum. */
export async function SheetPlan({ quote: { plan }, locale }: { quote: ShownQuote; locale: Locale }) {
  if (!plan) return null;
  const [own, thai] = await Promise.all([getMessages({ locale }), loadMessages('th')]);
  const label = labelsOf(own.quotes.paper, thai.quotes.paper, locale);
  const of = plan.length;
  const partIn = (
    part: PlannedPart,
    place: number,
    { parts: words }: Messages['orders'],
    language: Locale,
  ) => {
    const share = part.share === null ? '' : ` (${formatPercent(part.share / 100, language)})`;
    const amount = formatMoney(part.amount, language, 'always');
    return `${fill(words.of, { place, of })}${share}: ${amount}, ${agreedDue(part, place === of, words, language)}`;
  };
  return (
    <div className="paper-plan">
      <dt>{label('plan')}</dt>
      <dd>
        <ol>
          {plan.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their places
            <li key={index}>
              <Both
                own={partIn(part, index + 1, own.orders, locale)}
                thai={partIn(part, index + 1, thai.orders, 'th')}
                locale={locale}
              />
            </li>
          ))}
        </ol>
      </dd>
    </div>
  );
}
