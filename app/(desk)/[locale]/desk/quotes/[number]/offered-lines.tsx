import { getMessages } from 'next-intl/server';
import { Part } from '@/components/ui/heading';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import { quoteSums, type ShownQuote } from '@/lib/documents/quote';
import type { Locale } from '@/lib/i18n/locales';
import { lineNames } from '@/lib/orders/order-lines';
import { LineRow } from '../../line-row';

/** What was accepted, which nobody changes any more. */
export async function OfferedLines({ quote, locale }: { quote: ShownQuote; locale: Locale }) {
  const { desk, quotes, catalog } = await getMessages();
  const { discount, vat, gross } = quoteSums(quote);
  const nameOf = await lineNames(locale);
  const money = (satang: number) => formatSignedMoney(satang, locale);
  const sums = [
    ...(discount > 0 ? ([[quotes.paper.discount, -discount]] as const) : []),
    ...(vat > 0 ? ([[quotes.paper.vat, vat]] as const) : []),
    [quotes.paper.total, gross],
  ] as const;
  return (
    <Part title={desk.order.lines} className="grid gap-3">
      <ul className="border-hair border-t">
        {quote.lines.map((line) => (
          <LineRow
            key={line.id}
            name={nameOf(line)}
            period={catalog.periods[line.period]}
            price={money(line.price)}
          />
        ))}
        {sums.map(([label, satang]) => (
          <li key={label} className="flex justify-between gap-4 py-1 font-semibold">
            <span>{label}</span>
            <span className="whitespace-nowrap">{money(satang)}</span>
          </li>
        ))}
      </ul>
      {quote.note && <p className="wrap-anywhere whitespace-pre-wrap">{quote.note}</p>}
    </Part>
  );
}
