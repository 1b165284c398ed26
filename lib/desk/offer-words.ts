import 'server-only';
import { getMessages } from 'next-intl/server';
import { company } from '@/lib/company/company';
import { validDays } from '@/lib/documents/quote';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { daysAfter, today } from '@/lib/i18n/pattaya-time';
import { withoutMarks } from '@/lib/i18n/phrases';
import { itemOptions } from './item-options';
import { lineTypes } from './offer-at-desk';

/** What the forms of an offer have in common: their words, everything that a line may be, and what its sum says. */
export async function offerWords(locale: Locale) {
  const { desk, catalog, errors, forms, quotes } = await getMessages();
  const types: Record<string, string> = catalog.types;
  const validUntil = daysAfter(today(), validDays);
  return {
    sum: {
      vat: company.vat,
      locale,
      words: {
        total: quotes.paper.total,
        unpriced: desk.quotes.unpriced,
        until: fill(desk.quotes.until, { day: dateOf(validUntil, locale) }),
      },
    },
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
