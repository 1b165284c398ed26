import { describe, expect, it } from 'vitest';
import { pastTimeOf, shortPastTimeOf } from '@/lib/i18n/age';
import { dateOf, dateTimeOf, deadlineOf, monthOf, nearTimeOf, shortDayOf } from '@/lib/i18n/dates';
import { locales } from '@/lib/i18n/locales';
import { textsOf } from '../../support/message-texts';
import { commands, sources } from '../../support/sources';

const moment = new Date('2026-11-24T09:36:00Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a date', () => {
  it('is written as people of the language write it, in Thai with the year of the Buddhist era', () => {
    expect(locales.map((locale) => dateOf('2026-11-24', locale))).toEqual([
      '24 November 2026',
      '24. November 2026',
      '24 de noviembre de 2026',
      '24 november 2026',
      '24 พฤศจิกายน 2569',
    ]);
    expect(locales.map((locale) => monthOf('2026-11', locale))).toEqual([
      'November 2026',
      'November 2026',
      'noviembre de 2026',
      'november 2026',
      'พฤศจิกายน 2569',
    ]);
    expect(locales.map((locale) => shortDayOf('2026-11-24', locale))).toEqual([
      '24 Nov',
      '24. Nov.',
      '24 nov',
      '24 nov',
      '24 พ.ย.',
    ]);
  });

  it('is that of Pattaya, where the next day has begun', () => {
    expect(dateOf(new Date('2026-12-31T17:00:00Z'), 'en')).toBe('1 January 2027');
  });

  it('has its hour with the unit of the language', () => {
    expect(locales.map((locale) => plain(dateTimeOf(moment, locale)))).toEqual([
      '24 November 2026 at 4:36 PM',
      '24. November 2026 um 16:36 Uhr',
      '24 de noviembre de 2026 a las 16:36',
      '24 november 2026 om 16.36 uur',
      '24 พ.ย. 2569 เวลา 16:36 น.',
    ]);
  });

  it('names its weekday where it is near, in Spanish in full: “mar” is also the sea', () => {
    expect(locales.map((locale) => plain(nearTimeOf(moment, locale)))).toEqual([
      'Tue 24 Nov, 4:36 PM',
      'Di., 24. Nov., 16:36 Uhr',
      'martes 24 de noviembre, 16:36',
      'di 24 nov, 16.36 uur',
      '24 พ.ย. 2569 เวลา 16:36 น.',
    ]);
  });

  it('is today or yesterday by the clocks of Pattaya, and has its day before that', () => {
    const at = (now: string) => locales.map((locale) => plain(pastTimeOf(moment, locale, new Date(now))));
    expect(at('2026-11-24T16:59:00Z')).toEqual([
      'Today, 4:36 PM',
      'Heute, 16:36 Uhr',
      'Hoy, 16:36',
      'Vandaag, 16.36 uur',
      'วันนี้ 16:36 น.',
    ]);
    expect(at('2026-11-24T17:00:00Z')).toEqual([
      'Yesterday, 4:36 PM',
      'Gestern, 16:36 Uhr',
      'Ayer, 16:36',
      'Gisteren, 16.36 uur',
      'เมื่อวาน 16:36 น.',
    ]);
    expect(plain(pastTimeOf(moment, 'en', new Date('2026-11-25T17:00:00Z')))).toBe('Tue 24 Nov, 4:36 PM');
  });

  it('has few letters in a narrow line: no year of this year, and no hour of another one', () => {
    const at = (now: string) =>
      locales.map((locale) => plain(shortPastTimeOf(moment, locale, new Date(now))));
    expect(at('2026-11-24T16:59:00Z')[0]).toBe('Today, 4:36 PM');
    expect(at('2026-12-24T12:00:00Z')).toEqual([
      '24 Nov, 4:36 PM',
      '24. Nov., 16:36 Uhr',
      '24 nov, 16:36',
      '24 nov, 16.36 uur',
      '24 พ.ย. 16:36 น.',
    ]);
    expect(at('2027-01-24T12:00:00Z')).toEqual([
      '24 Nov 2026',
      '24. Nov. 2026',
      '24 nov 2026',
      '24 nov 2026',
      '24 พ.ย. 2569',
    ]);
  });

  it('is part of a sentence where it is a deadline', () => {
    expect(locales.map((locale) => plain(deadlineOf(moment, locale)))).toEqual([
      'by 4:36 PM on 24 November',
      'bis zum 24. November, 16:36 Uhr',
      'antes de las 16:36 del 24 de noviembre',
      'uiterlijk 24 november om 16.36 uur',
      'ภายในวันที่ 24 พ.ย. 2569 เวลา 16:36 น.',
    ]);
    const atNight = new Date('2026-11-23T18:05:00Z');
    expect(plain(deadlineOf(atNight, 'es'))).toBe('antes de la 1:05 del 24 de noviembre');
    expect(plain(deadlineOf(atNight, 'en'))).toBe('by 1:05 AM on 24 November');
  });
});

/** Ways to write a date that leave the choice of form to whoever calls. */
const ownWays =
  /Intl\.DateTimeFormat\((?!\)\.resolvedOptions)|\.toLocale(?:Date|Time)?String\(|\bformat\.dateTime\(|\b(?:use|get|create)Formatter\b/;

it('no other file writes dates in a way of its own', () => {
  const own = [...sources, ...commands].filter(({ code }) => ownWays.test(code)).map(({ path }) => path);
  expect(own).toEqual(['lib/i18n/dates.ts', 'lib/i18n/pattaya-time.ts']);
});

it.each(locales)(
  'no text formats a date by itself or brings the preposition of a deadline twice: %s',
  async (locale) => {
    const found = [...(await textsOf(locale))].filter(
      ([, text]) =>
        /\{\w+, ?(?:date|time)\b/.test(text) ||
        /\b(?:by|bis|antes del|uiterlijk|vóór) \{by\}|ภายใน ?\{by\}/.test(text),
    );
    expect(found).toEqual([]);
  },
);
