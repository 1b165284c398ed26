import 'server-only';
import { getMessages } from 'next-intl/server';
import { validDays } from '@/lib/documents/quote';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { itemOptions } from './item-options';
import { lineTypes } from './offer-at-desk';

/** What the forms of an offer have in common: their words, and everything that a line may be. */
export async function offerWords(locale: Locale) {
  const { desk, catalog, errors, forms } = await getMessages();
  const types: Record<string, string> = catalog.types;
  return {
    items: await itemOptions(locale),
    types: lineTypes.map((value) => ({ value, label: withoutMarks(types[value] ?? value) })),
    words: {
      ...desk.quotes.form,
      lead: fill(desk.quotes.form.lead, { days: validDays }),
      plan: desk.quotes.plan,
      periods: catalog.periods,
      optional: forms.kit.optional,
      errors: { ...errors, fields: { ...errors.fields, ...desk.problems } },
      kit: forms.kit,
    },
  };
}
