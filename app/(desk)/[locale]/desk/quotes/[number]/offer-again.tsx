import { getMessages } from 'next-intl/server';
import { isItemId } from '@/lib/catalog/items';
import { offerWords } from '@/lib/desk/offer-words';
import { amountTyped } from '@/lib/documents/line-fields';
import { isAdded } from '@/lib/documents/offered-lines';
import { planTyped } from '@/lib/documents/plan-fields';
import type { QuoteLine, ShownQuote } from '@/lib/documents/quote';
import type { Locale } from '@/lib/i18n/locales';
import { lineNames } from '@/lib/orders/order-lines';
import { unitPrice } from '@/lib/orders/unit-price';
import { OfferForm } from './offer-form';

const countedOf = (line: QuoteLine) => ({
  quantity: String(line.quantity ?? 1),
  unit: line.unit ?? '',
  price: amountTyped(unitPrice(line)),
});

/** What an item of today's catalog is called is known of it. */
const wordsOf = ({ id, name, name_th, type, period }: QuoteLine) =>
  isItemId(id) ? { item: id } : { name, thai: name_th === name ? '' : name_th, type, period };

/** The form that offers a quotation anew, filled in with its newest version. */
export async function OfferAgain({ quote, locale }: { quote: ShownQuote; locale: Locale }) {
  const { catalog } = await getMessages();
  const nameOf = await lineNames(locale);
  const added = quote.lines.filter(isAdded);
  const rows = added.flatMap((line, index) =>
    Object.entries({ ...wordsOf(line), ...countedOf(line) }).map(
      ([part, value]) => [`added-${index + 1}-${part}`, value] as const,
    ),
  );
  const asked = quote.lines.flatMap((line, index) => (isAdded(line) ? [] : [{ line, place: index + 1 }]));
  return (
    <OfferForm
      number={quote.number}
      locale={locale}
      lines={asked.map(({ line, place }) => ({
        place,
        name: nameOf(line),
        period: catalog.periods[line.period],
      }))}
      rows={added.length}
      known={{
        version: String(quote.version),
        discount: amountTyped(quote.discount),
        note: quote.note ?? '',
        delivery: quote.delivery ?? '',
        ...planTyped(quote.plan),
        ...Object.fromEntries(
          asked.flatMap(({ line, place }) =>
            Object.entries(countedOf(line)).map(([part, value]) => [`${part}-${place}`, value]),
          ),
        ),
        ...Object.fromEntries(rows),
      }}
      customerLocale={quote.locale}
      {...(await offerWords(locale))}
    />
  );
}
