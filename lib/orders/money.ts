import 'server-only';
import { askDatabase } from '@/lib/ask-database';
import { type Decision, decision, type OrderDecision } from './order-status';

type Noted = Pick<OrderDecision, 'reference' | 'note'> & {
  /** The state that this person saw. */
  seen: NonNullable<OrderDecision['seen']>;
  person: string;
  /** Whole satang, more than 0. */
  amount: number;
};

/**
 * Writes down that money came for an order, all of it or a part; the sum decides its state, and the customer is told after five minutes,
 * as of every decision.
 * @param money `received` is what had come when this person looked, `slip` the path of the slip that shows it, `number` that of the
 *   transaction where no slip tells it, `isCash` where it was handed over
 * @returns the outcome `slip-used` where that slip or number has paid already, here or elsewhere
 */
export async function noteMoney({
  slip,
  number,
  isCash = false,
  note,
  ...money
}: Noted & {
  received: number;
  slip?: string | undefined;
  number?: string | undefined;
  isCash?: boolean;
}): Promise<Decision> {
  return askDatabase(decision, 'note_money', {
    ...money,
    slip_path: slip || null,
    number: isCash ? null : number || null,
    method: isCash ? 'cash' : null,
    note: note || null,
  });
}

/**
 * Writes down that money of an order went back: all that was kept, or a part of it, which a credit note corrects.
 * @param money `kept` is what was kept when this person looked, `account` where it went, `picture` the path of one of the transfer
 * @returns the outcome `refused` where that is more than was kept
 */
export async function sendBack({
  account,
  picture,
  note,
  ...money
}: Noted & {
  kept: number;
  account?: string | undefined;
  picture?: string | undefined;
}): Promise<Decision> {
  return askDatabase(decision, 'send_back', {
    ...money,
    account: account || null,
    picture: picture ?? null,
    note: note || null,
  });
}
