import { describe, expect, it } from 'vitest';
import { listIn } from '@/lib/i18n/list';
import { locales } from '@/lib/i18n/locales';

it('names are listed as each language lists them', () => {
  expect(locales.map((locale) => listIn(['a', 'b', 'c'], locale))).toEqual([
    'a, b and c',
    'a, b und c',
    'a, b y c',
    'a, b en c',
    'a b และ c',
  ]);
  expect(locales.map((locale) => listIn(['a', 'b'], locale, 'disjunction'))).toEqual([
    'a or b',
    'a oder b',
    'a o b',
    'a of b',
    'a หรือ b',
  ]);
});

describe('in Thai', () => {
  const [promptPay, transfer, card] = ['พร้อมเพย์', 'การโอนผ่านธนาคาร', 'บัตร'];

  it('no space stands between two words and what joins them', () => {
    expect(listIn([promptPay, card], 'th', 'disjunction')).toBe('พร้อมเพย์หรือบัตร');
    expect(listIn([promptPay, card], 'th')).toBe('พร้อมเพย์และบัตร');
    expect(listIn([card], 'th', 'disjunction')).toBe('บัตร');
  });

  it('a longer list has spaces, never a comma', () => {
    expect(listIn([promptPay, transfer, card], 'th', 'disjunction')).toBe('พร้อมเพย์ การโอนผ่านธนาคาร หรือบัตร');
    expect(listIn([promptPay, transfer, card], 'th')).toBe('พร้อมเพย์ การโอนผ่านธนาคาร และบัตร');
  });

  it('a space parts Latin letters, digits, brackets and phrases', () => {
    expect(listIn(['LINE', card], 'th')).toBe('LINE และบัตร');
    expect(listIn([card, 'LINE'], 'th', 'disjunction')).toBe('บัตรหรือ LINE');
    expect(listIn(['คุกกี้ (30 วัน)', 'คู่มือ'], 'th')).toBe('คุกกี้ (30 วัน) และคู่มือ');
    expect(listIn(['คู่มือ ถ้าเก็บไว้', 'ตะกร้า'], 'th')).toBe('คู่มือ ถ้าเก็บไว้ และตะกร้า');
  });
});
