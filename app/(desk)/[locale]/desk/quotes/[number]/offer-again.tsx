import { getMessages } from 'next-intl/server';
import { isItemId } from '@/lib/catalog/items';
import { itemOptions } from '@/lib/desk/item-options';
import { lineTypes } from '@/lib/desk/offer-at-desk';
import { isAdded } from '@/lib/documents/offered-lines';
import { type QuoteLine, type ShownQuote, validDays } from '@/lib/documents/quote';
import { fill } from '@/lib/i18n/fill';
import { type Locale, languageNames } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { lineNames } from '@/lib/orders/order-lines';
import { unitPrice } from '@/lib/orders/unit-price';
import { OfferForm } from './offer-form';

/** An amount as a field takes it; nothing for none. */
const typed = (satang: number) => (satang === 0 ? '' : (satang / 100).toFixed(satang % 100 === 0 ? 0 : 2));

const countedOf = (line: QuoteLine) => ({
  quantity: String(line.quantity ?? 1),
  unit: line.unit ?? '',
  price: typed(unitPrice(line)),
});

/** What an item of today's catalog is called is known of it. */
const wordsOf = ({ id, name, name_th, type, period }: QuoteLine) =>
  isItemId(id) ? { item: id } : { name, thai: name_th === name ? '' : name_th, type, period };

/** The form that offers a quotation anew, filled in with its newest version. */
export async function OfferAgain({ quote, locale }: { quote: ShownQuote; locale: Locale }) {
  const { desk, catalog, errors, forms } = await getMessages();
  const types: Record<string, string> = catalog.types;
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
        discount: typed(quote.discount),
        note: quote.note ?? '',
        delivery: quote.delivery ?? '',
        ...Object.fromEntries(
          asked.flatMap(({ line, place }) =>
            Object.entries(countedOf(line)).map(([part, value]) => [`${part}-${place}`, value]),
          ),
        ),
        ...Object.fromEntries(rows),
      }}
      items={await itemOptions(locale)}
      types={lineTypes.map((value) => ({ value, label: withoutMarks(types[value] ?? value) }))}
      asksThai={quote.locale !== 'th'}
      words={{
        ...desk.quotes.form,
        lead: fill(desk.quotes.form.lead, { days: validDays }),
        line: {
          ...desk.quotes.form.line,
          name: fill(desk.quotes.form.line.name, { language: languageNames[quote.locale] }),
        },
        periods: catalog.periods,
        optional: forms.kit.optional,
        errors: { ...errors, fields: { ...errors.fields, ...desk.problems } },
        kit: forms.kit,
      }}
    />
  );
}
