import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { indexedPages } from '@/lib/site/indexed-pages';
import { previewOf } from '@/lib/site/preview';
import { letterer } from '@/scripts/build/previews/letterer';
import { setTitle } from '@/scripts/build/previews/lines';

const display = await letterer();
const room = { width: 100, height: 100, leading: 1, sizes: [20, 10] };
/** Letters that are half as wide as they are high. */
const widthOf = (text: string, size: number) => (text.length * size) / 2;

describe('the title on a board', () => {
  it('is as large as fits, in lines of much the same width', () => {
    expect(setTitle('one two three four', widthOf, room)).toEqual({
      size: 20,
      lines: ['one two', 'three four'],
    });
  });

  it('breaks behind phrase marks, which nobody sees, and never within a phrase', () => {
    expect(setTitle('ทดสอบ|ตัวอักษร|ไทย', widthOf, room).lines).toEqual(['ทดสอบ', 'ตัวอักษร', 'ไทย']);
  });

  it('is smaller where a word is long or its lines are many, and refused where nothing fits', () => {
    expect(setTitle('Computerreparatur', widthOf, room).size).toBe(10);
    expect(setTitle('a b c d e f g h i j k l m n o p q r s t', widthOf, { ...room, height: 30 }).size).toBe(
      10,
    );
    expect(() => setTitle('Datenschutzgrundverordnung', widthOf, room)).toThrow('no room');
  });
});

describe('letters', () => {
  it('of Thai stand over and under each other and take no room of their own', () => {
    expect(display.widthOf('ที่', 100)).toBeCloseTo(display.widthOf('ท', 100));
    expect(display.widthOf('กุ', 100)).toBeCloseTo(display.widthOf('ก', 100));
  });

  it('that the font does not have stop the build', () => {
    expect(() => display.widthOf('日本', 10)).toThrow('no letters');
  });

  it('are there for every title and price in every language', async () => {
    for (const locale of locales)
      for (const name of indexedPages) {
        const { title, price = '' } = await previewOf(locale, name);
        expect(display.widthOf(`${title}${price}`.replaceAll('|', ''), 10)).toBeGreaterThan(30);
      }
  });
});

it('a picture has another address as soon as it shows another title or price', async () => {
  const paths = await Promise.all(
    locales.flatMap((locale) => indexedPages.map(async (name) => (await previewOf(locale, name)).path)),
  );
  expect(new Set(paths).size).toBe(paths.length);
});
