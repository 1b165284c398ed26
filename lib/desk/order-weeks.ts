import { dayInPattaya, mondayOf } from '@/lib/i18n/pattaya-time';
import type { DeskRow } from './desk-orders';

export type OrderWeek = {
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

/** Orders of a week in a column, and whether the week began in the one before. */
type LedgerPart = OrderWeek & { isRest: boolean };

/** How high the heading of a week is, in lines, and by how many the columns may differ before a week is parted. */
const [head, parted] = [0.6, 3];

/** Weeks in two columns of one height as nearly as lines allow; of few orders in one. */
export function columnsOf(weeks: readonly OrderWeek[]): LedgerPart[][] {
  const lines = weeks.flatMap(({ orders }) => orders.map((_, index) => index === 0));
  const high = (own: readonly boolean[]) => own.length + head * own.filter(Boolean).length;
  const faults = lines.map((_, at) => {
    const [left, right] = [lines.slice(0, at), lines.slice(at)];
    const isParted = right[0] === false;
    return Math.abs(high(left) - high(right) - (isParted ? head : 0)) + (isParted ? parted : 0);
  });
  const cut = faults.indexOf(Math.min(...faults));
  const columns: [LedgerPart[], LedgerPart[]] = [[], []];
  let before = 0;
  for (const week of weeks) {
    const own = Math.min(week.orders.length, Math.max(0, cut - before));
    before += week.orders.length;
    if (own > 0) columns[0].push({ ...week, orders: week.orders.slice(0, own), isRest: false });
    if (own < week.orders.length)
      columns[1].push({ ...week, orders: week.orders.slice(own), isRest: own > 0 });
  }
  return columns.filter((column) => column.length > 0);
}

function paidOf(orders: readonly DeskRow[]): number {
  return orders.reduce((sum, { status, amount }) => (status === 'paid' ? sum + amount : sum), 0);
}
