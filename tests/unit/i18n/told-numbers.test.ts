import { describe, expect, it } from 'vitest';
import { promised } from '@/lib/catalog/promised';
import { type Locale, locales } from '@/lib/i18n/locales';
import { textsOf } from '../../support/message-texts';
import { largeNumbersIn, spansIn } from '../../support/spans-of-time';
import { toldSpans } from '../../support/told-numbers';

/** Texts that say the same in other numbers: ages without "years", the Thai way to write a phone number, a list that names both. */
const saidOtherwise =
  /^(nightlife-guide\.(law|faq)|pattaya-guide\.(emergency|faq|seasons|transport)|errors\.fields\.phone|business-cards\.(hero|metadata)|payment-integration\.metadata|seo\.steps\.title|computer-repairs\.scope\.items\.1)/;

const isInRows = (key: string, span: string) =>
  toldSpans.some(({ where, says }) => where.test(key) && (says.length === 0 || says.includes(span)));

describe('a span of time in a text', () => {
  it('is one that stands in the table of facts', async () => {
    const unknown = [...(await textsOf('en'))].flatMap(([key, text]) =>
      spansIn(text, 'en')
        .filter((span) => !isInRows(key, span))
        .map((span) => `${key}: ${span}`),
    );
    expect(unknown).toEqual([]);
  });

  it('leaves no row of the table without a text', async () => {
    const texts = [...(await textsOf('en'))];
    const idle = toldSpans.flatMap(({ where, says }) =>
      says.filter(
        (span) => !texts.some(([key, text]) => where.test(key) && spansIn(text, 'en').includes(span)),
      ),
    );
    expect(idle).toEqual([]);
  });
});

it('every number of days that a package promises is told by a text', async () => {
  const said = [...(await textsOf('en')).values()].join(' ');
  expect(Object.keys(promised).filter((name) => !said.includes(`{${name}}`))).toEqual([]);
});

describe.each(locales.filter((locale) => locale !== 'en'))('the numbers in %s', (locale: Locale) => {
  it('are those of the English texts: spans of time', async () => {
    const translated = await textsOf(locale);
    const different = [...(await textsOf('en'))]
      .filter(([key]) => !saidOtherwise.test(key))
      .map(([key, text]) => [key, spansIn(text, 'en'), spansIn(translated.get(key) ?? '', locale)] as const)
      .filter(([, english, other]) => english.some((span) => !other.includes(span)));
    expect(different).toEqual([]);
  });

  it('are those of the English texts: all that are written in digits everywhere', async () => {
    const translated = await textsOf(locale);
    const different = [...(await textsOf('en'))]
      .filter(([key]) => !saidOtherwise.test(key))
      .map(([key, text]) => {
        const [english, other] = [largeNumbersIn(text), largeNumbersIn(translated.get(key) ?? '')];
        // Thai writes in digits what others write in words.
        const added = locale === 'th' ? [] : other.filter((number) => !english.includes(number));
        return { key, missing: english.filter((number) => !other.includes(number)), added };
      })
      .filter(({ missing, added }) => missing.length + added.length > 0);
    expect(different).toEqual([]);
  });
});

it('spans are found in digits and words, alone and as ranges, whatever unit is longer', () => {
  expect(spansIn('1 to 3 working days, then two weeks; a 30-minute call', 'en')).toEqual([
    '1-3 workday',
    '2 week',
    '30 minute',
  ]);
  expect(spansIn('de 5 a 10 días laborables', 'es')).toEqual(['5-10 workday']);
  expect(spansIn('ภายใน 2 วันทำการ', 'th')).toEqual(['2 workday']);
  expect(spansIn('open tot 18.00 uur, antwoord binnen 24\u00a0uur', 'nl')).toEqual(['24 hour']);
});
