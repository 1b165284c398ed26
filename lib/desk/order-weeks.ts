import { dayInPattaya, mondayOf } from '@/lib/i18n/pattaya-time';
import type { DeskRow } from './desk-orders';

type OrderWeek = {
  monday: string;
  orders: DeskRow[];
  /** What those of them that are paid cost, in whole satang; null where more of the week may stand on another page. */
  paid: number | null;
};

/**
 * Orders, the newest first, by the weeks of Pattaya in which they were placed.
 * @param isCut whether newer ones, or older ones, may stand on another page
 */
export function weeksOf(orders: readonly DeskRow[], isCut: { before: boolean; after: boolean }): OrderWeek[] {
  const weeks = Map.groupBy(orders, ({ created_at: at }) => mondayOf(dayInPattaya(at)));
  return [...weeks].map(([monday, own], index) => {
    const isPart = (isCut.before && index === 0) || (isCut.after && index === weeks.size - 1);
    return { monday, orders: own, paid: isPart ? null : paidOf(own) };
  });
}

function paidOf(orders: readonly DeskRow[]): number {
  return orders.reduce((sum, { status, amount }) => (status === 'paid' ? sum + amount : sum), 0);
}
