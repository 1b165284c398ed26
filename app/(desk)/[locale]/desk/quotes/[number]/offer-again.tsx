import { getMessages } from 'next-intl/server';
import { formatMoney } from '@/lib/catalog/money';
import { lineTypes } from '@/lib/desk/offer-at-desk';
import { type ShownQuote, validDays } from '@/lib/documents/quote';
import { isAdded, isPricedByHand } from '@/lib/documents/revise-quote';
import { fill } from '@/lib/i18n/fill';
import { type Locale, languageNames } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { lineNames } from '@/lib/orders/order-lines';
import { OfferForm } from './offer-form';

/** An amount as a field takes it; nothing for none. */
const typed = (satang: number) => (satang === 0 ? '' : (satang / 100).toFixed(satang % 100 === 0 ? 0 : 2));

/** The form that offers a quotation anew, filled in with its newest version. */
export async function OfferAgain({ quote, locale }: { quote: ShownQuote; locale: Locale }) {
  const { desk, catalog, errors, forms } = await getMessages();
  const types: Record<string, string> = catalog.types;
  const nameOf = await lineNames(locale);
  const added = quote.lines.filter(isAdded);
  const rows = added.flatMap(({ name, name_th, type, period, price }, index) =>
    Object.entries({ name, thai: name_th === name ? '' : name_th, type, period, price: typed(price) }).map(
      ([part, value]) => [`added-${index + 1}-${part}`, value] as const,
    ),
  );
  const asked = quote.lines.flatMap((line, index) => (isAdded(line) ? [] : [{ line, place: index + 1 }]));
  const byHand = asked.filter(({ line }) => isPricedByHand(line));
  return (
    <OfferForm
      number={quote.number}
      locale={locale}
      lines={asked.map(({ line, place }) => ({
        place,
        name: nameOf(line),
        period: catalog.periods[line.period],
        price: isPricedByHand(line) ? undefined : formatMoney(line.price, locale, 'always'),
      }))}
      rows={added.length}
      known={{
        version: String(quote.version),
        discount: typed(quote.discount),
        note: quote.note ?? '',
        delivery: quote.delivery ?? '',
        ...Object.fromEntries(byHand.map(({ line, place }) => [`price-${place}`, typed(line.price)])),
        ...Object.fromEntries(rows),
      }}
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
