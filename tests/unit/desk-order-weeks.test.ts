import { expect, it } from 'vitest';
import type { DeskRow } from '@/lib/desk/desk-orders';
import { columnsOf, weeksOf } from '@/lib/desk/order-weeks';

const order = (at: string, amount: number, status: DeskRow['status'] = 'paid'): DeskRow => ({
  id: '00000000-0000-4000-8000-000000000001',
  reference: 'PT-7K3M9Q',
  status,
  payment_method: 'promptpay',
  amount,
  customer_name: 'Somchai',
  company_name: null,
  created_at: new Date(at),
  lines: [],
});

const orders = [
  // A Monday in Pattaya, where it is still Sunday in London.
  order('2026-11-22T17:30:00Z', 100),
  order('2026-11-22T16:30:00Z', 20),
  order('2026-11-16T03:00:00Z', 3, 'cancelled'),
  order('2026-11-15T03:00:00Z', 5),
];

const sums = (before: boolean, after: boolean) =>
  weeksOf(orders, { before, after }).map(({ monday, orders: own, paid }) => [monday, own.length, paid]);

it('stand by the weeks of Pattaya, with what was paid of each', () => {
  expect(sums(false, false)).toEqual([
    ['2026-11-23', 1, 100],
    ['2026-11-16', 2, 20],
    ['2026-11-09', 1, 5],
  ]);
});

it('say nothing of a week that may go on on another page', () => {
  expect(sums(true, true).map(([, , paid]) => paid)).toEqual([null, 20, null]);
  expect(weeksOf([], { before: false, after: false })).toEqual([]);
});

it('stand in two columns of nearly one height, where only a long week goes on in the second', () => {
  const day = (date: number) => order(`2026-11-${`${date}`.padStart(2, '0')}T03:00:00Z`, 1);
  const columns = (dates: readonly number[]) =>
    columnsOf(weeksOf(dates.map(day), { before: false, after: false })).map((parts) =>
      parts.map(({ monday, orders: own, isRest }) => [monday.slice(-2), own.length, isRest]),
    );
  expect(columns([28, 25, 24, 21, 20, 18, 16, 14, 12, 11, 9, 7, 6, 4, 3, 2])).toEqual([
    [
      ['23', 3, false],
      ['16', 4, false],
    ],
    [
      ['09', 4, false],
      ['02', 5, false],
    ],
  ]);
  expect(columns([28, 27, 20, 19])).toEqual([[['23', 2, false]], [['16', 2, false]]]);
  expect(columns([28, 27, 26, 25, 24, 23])).toEqual([[['23', 3, false]], [['23', 3, true]]]);
  expect(columns([28, 27])).toEqual([[['23', 2, false]]]);
  expect(columns([])).toEqual([]);
});
