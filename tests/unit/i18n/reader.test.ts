import { describe, expect, it } from 'vitest';
import { offer } from '@/lib/company/offer';
import { monthOf } from '@/lib/i18n/dates';
import { locales } from '@/lib/i18n/locales';
import { bannedWords } from '../../support/banned-words';
import { textsOf } from '../../support/message-texts';

/** Where a text names an option of a form or a button: the text, and the label as the visitor sees it. */
const quoted = [
  ['computer-repairs.notice.text', 'forms.contact.timeframes.immediately'],
  ['business-cards.why.items.1.text', 'forms.businessCard.designTypes.new'],
  ['checkout.slip.mismatch', 'checkout.slip.continue'],
  ['orderCustomer.quotes', 'onRequest'],
] as const;

/** What a mail says first after its greeting. */
const afterGreeting =
  /^mail\.(orderCustomer\.intro\.|order(Status|Refund)\.[\w-]+\.text$|order(Key|Copy|Certificate)\.text$|orderReceipt\.(text|first)$|orderErasure\.(asked|declined)\.text$|quoteCustomer\.(issued|asked|reminder)$|(contact|businessCard)Visitor\.intro$)/;

const monthNames = (locale: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)),
  );

describe.each(locales)('a reader of the texts in %s', (locale) => {
  it('finds every option and button under the name that a text gives it', async () => {
    const texts = await textsOf(locale);
    const find = (end: string) => [...texts].find(([key]) => key.endsWith(end))?.[1] ?? '';
    const wrong = quoted.filter(([text, label]) => !find(text).includes(find(label).replaceAll('|', '')));
    expect(wrong).toEqual([]);
  });

  it('meets no English text that waits for its translation', async () => {
    const waiting = [...(await textsOf(locale))].filter(([, text]) => text.startsWith('TODO:'));
    expect(waiting.map(([key]) => key)).toEqual([]);
  });

  it('meets no word that the glossary keeps out', async () => {
    // What people may type into the search is theirs, and nobody reads it.
    const found = [...(await textsOf(locale))].filter(
      ([key, text]) =>
        !key.startsWith('search.terms.') && bannedWords[locale].some((word) => word.test(text)),
    );
    expect(found).toEqual([]);
  });

  it('is told no month by hand: those of offers and of checked facts come from data', async () => {
    const dated = new RegExp(`(?:${monthNames(locale).join('|')})\\s+(?:de\\s+)?\\d{4}`, 'i');
    const found = [...(await textsOf(locale))].filter(
      ([key, text]) => !key.startsWith('promo.') && dated.test(text),
    );
    expect(found).toEqual([]);
  });
});

it('the offer is of the month that its words name', async () => {
  const title = (await textsOf('en')).get('promo.title') ?? '';
  expect(title.toLowerCase()).toContain(monthOf(offer.from.slice(0, 7), 'en').toLowerCase());
});

it('a German mail goes on in lower case after the comma of its greeting', async () => {
  const capital = [...(await textsOf('de'))].filter(
    ([key, text]) => afterGreeting.test(key) && !/^(?:\p{Ll}|Ihr|Sie\b)/u.test(text),
  );
  expect(capital).toEqual([]);
});

it('English prose is written with curly quotation marks and apostrophes, but for the agreed words', async () => {
  const agreed = new Set(["I've Paid"]);
  const straight = [...(await textsOf('en'))].filter(([, text]) => /['"]/.test(text) && !agreed.has(text));
  expect(straight).toEqual([]);
});

/** Units that a line break would leave alone at the start of a line. The English texts have agreed words among them, with plain spaces. */
const unit =
  /(?<![\p{L}\d])\d[\d.,–-]* (?:น\.|บาท|(?:uur|Uhr|km|cm|mm|m²?|g\/m²|k?g|[MGT]B|GHz|°C|%|Mbit\/s|bahts?|Baht)(?![\p{L}\d/]))/u;

it.each(locales.filter((locale) => locale !== 'en'))(
  'a number and its unit stay on one line: %s',
  async (locale) => {
    const parted = [...(await textsOf(locale))].filter(([, text]) => unit.test(text));
    expect(parted).toEqual([]);
  },
);
