import { type Locale, locales } from '@/lib/i18n/locales';

/** Two to twelve as words; Thai writes digits. */
const words: Record<Locale, readonly string[]> = {
  en: 'two three four five six seven eight nine ten eleven twelve'.split(' '),
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '),
  th: [],
};

/** How each language writes its units, longest first. */
const units: Record<string, Record<Locale, string>> = {
  workday: {
    en: 'working[ -]days?',
    de: 'Arbeitstage?n?',
    es: 'días? laborables?',
    nl: 'werkdag(?:en)?',
    th: 'วันทำการ',
  },
  day: { en: 'days?', de: 'Tage?n?', es: 'días?(?! lab)', nl: 'dag(?:en)?', th: 'วัน(?!ทำการ)' },
  hour: { en: 'hours?', de: 'Stunden?', es: 'horas?', nl: 'uur', th: 'ชั่วโมง' },
  minute: { en: 'minutes?', de: 'Minuten?', es: 'minutos?', nl: 'minu(?:ut|ten)', th: 'นาที' },
  week: { en: 'weeks?', de: 'Wochen?', es: 'semanas?', nl: 'wek?e[nk]|week', th: 'สัปดาห์' },
  month: { en: 'months?', de: 'Monate?n?', es: 'mes(?:es)?', nl: 'maand(?:en)?', th: 'เดือน' },
  year: { en: 'years?', de: 'Jahre?n?', es: 'años?', nl: 'jaar', th: 'ปี' },
};

const spans = Object.fromEntries(locales.map((locale) => [locale, patternsOf(locale)]));

function patternsOf(locale: Locale): { unit: string; pattern: RegExp }[] {
  const number = ['(?<![\\d:.,])\\d+', ...words[locale].map((word) => `\\b${word}`)].join('|');
  return Object.entries(units).map(([unit, written]) => ({
    unit,
    pattern: new RegExp(
      `(${number})(?:(?:[–-]| (?:to|or|bis|oder|a|o|tot|à|of|ถึง) )(${number}))?[\\s-]*(?:more )?(?:${written[locale]})(?!\\p{Ll})`,
      'giu',
    ),
  }));
}

/** The spans of time that a text names, such as `2 workday` and `5-10 day`, each once; what is one of a unit is often said without a number. */
export function spansIn(text: string, locale: Locale): string[] {
  const numeric = (number: string) =>
    /\d/.test(number) ? Number(number) : words[locale].indexOf(number.toLowerCase()) + 2;
  const found = (spans[locale] ?? []).flatMap(({ unit, pattern }) =>
    [...text.matchAll(pattern)].map(([, from, to]) => {
      const numbers = [from, to].flatMap((number) => (number ? [numeric(number)] : []));
      return `${numbers.join('-')} ${unit}`;
    }),
  );
  return [...new Set(found)].filter((span) => !span.startsWith('1 ')).sort();
}

/** The numbers above twelve in a text, which no language here writes as words; hours of the clock left out, years as Christians count them. */
export function largeNumbersIn(text: string): number[] {
  const plain = text
    .replace(/\{[^}]*\}|24\/7|rund um die Uhr/g, '')
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replace(/(?<!\d)(?:[01]?\d|2[0-3])[:.][0-5]\d(?!\d)|\d+(?: bis \d+)?\s(?:Uhr|AM|PM)/g, '')
    .replace(/(\d),(\d)/g, '$1.$2');
  const numbers = [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
  const inOurYears = (number: number) => (number > 2500 && number < 2600 ? number - 543 : number);
  return [...new Set(numbers.filter((number) => number > 12).map(inOurYears))].sort((a, b) => a - b);
}
