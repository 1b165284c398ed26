import { expect, test } from 'vitest';
import { tradeSignOf } from '@/lib/drawings/trade-signs';

const sameTrade = [
  ['Sunset Bar', 'ริมเลบาร์', 'Beer Garden', 'The Pub'],
  ['Mama’s Noodles', 'ครัวป้าหนู', 'Restaurante Sol', 'ก๋วยเตี๋ยวเรือลุงดำ'],
  ['Joe’s Barber', 'ร้านตัดผมบาร์เบอร์', 'Hair Salon'],
  ['Bay Coffee', 'บ้านกาแฟ', 'Café Amsterdam'],
  ['Seaview Hotel', 'โรงแรมริมเล', 'Jomtien Guesthouse'],
  ['ครัวป้าหนูซีฟู้ด', 'Crab House'],
  ['Thai Massage', 'นวดแผนไทย'],
  ['24 Mart', 'ร้านของฝาก'],
] as const;

test('a name tells of its trade in Thai and in other languages, and of no two trades at once', () => {
  const found = sameTrade.map((names) => [...new Set(names.map(tradeSignOf))]);
  expect(found.map((signs) => signs.length)).toEqual(sameTrade.map(() => 1));
  expect(new Set(found.flat()).size).toBe(sameTrade.length);
});

test('a name that tells of no trade has no sign, nor has a word that holds another', () => {
  for (const name of ['', 'A', 'Barcelona', 'Bay Signal', 'พัทยา'])
    expect(tradeSignOf(name), name).toBeUndefined();
});
