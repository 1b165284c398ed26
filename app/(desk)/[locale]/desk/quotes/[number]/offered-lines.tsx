import { getMessages } from 'next-intl/server';
import { Lettering } from '@/components/ui/lettering';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import { quoteSums, type ShownQuote } from '@/lib/documents/quote';
import type { Locale } from '@/lib/i18n/locales';
import { lineNames } from '@/lib/orders/order-lines';

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
    <section className="grid gap-3">
      <h2 className="text-h3">
        <Lettering text={desk.order.lines} />
      </h2>
      <ul className="border-hair border-t">
        {quote.lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-4 border-hair border-b py-2">
            <span className="wrap-anywhere min-w-0">
              {nameOf(line)}
              <span className="block text-ink-2 text-small">{catalog.periods[line.period]}</span>
            </span>
            <span className="whitespace-nowrap">{money(line.price)}</span>
          </li>
        ))}
        {sums.map(([label, satang]) => (
          <li key={label} className="flex justify-between gap-4 py-1 font-semibold">
            <span>{label}</span>
            <span className="whitespace-nowrap">{money(satang)}</span>
          </li>
        ))}
      </ul>
      {quote.note && <p className="wrap-anywhere whitespace-pre-wrap">{quote.note}</p>}
    </section>
  );
}
