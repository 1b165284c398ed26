import type { Messages } from 'next-intl';
import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { receivedIn, refundIn } from '@/lib/orders/history-line';
import type { OrderEvent } from '@/lib/orders/order-status';

const mailProblem = z.enum(['bounced', 'complained', 'failed', 'suppressed']);
const disputeState = z.enum(['open', 'won', 'lost', 'ended']);

/**
 * How the agency reads a line of an order's history.
 * @param words those of the desk in the language of who reads
 * @returns undefined where nothing is to be said but the state
 */
export function happenedText(
  { cause, note, status_before, is_undo, actor }: OrderEvent,
  { happened: words, mail }: Pick<Messages['desk'], 'happened' | 'mail'>,
  locale: Locale,
): string | undefined {
  if (cause === 'details' || cause === 'receipt') return fill(words[cause], { note: note ?? '' });
  if (cause === 'placed' && actor === 'agency') return words.sold;
  if (
    cause === 'placed' ||
    cause === 'renewal' ||
    cause === 'slip' ||
    cause === 'link' ||
    cause === 'confirmation' ||
    cause === 'certificate'
  )
    return words[cause];
  if (cause === 'erasure-asked') return words.erasureAsked;
  if (cause === 'erasure-proved') return words.erasureProved;
  if (cause === 'erasure-declined') return words.erasureDeclined;
  const money = (amount: number) => ({ amount: formatMoney(amount, locale, 'always') });
  const [, not = '', part] = /^part-(not-)?due (\d)$/.exec(cause) ?? [];
  if (part !== undefined) return fill(not ? words.partNotDue : words.partDue, { part });
  const refund = refundIn({ cause });
  if (refund) return fill(refund.hasFailed ? words.refundFailed : words.refund, money(refund.amount));
  const received = receivedIn({ cause });
  if (received !== undefined) return fill(words.received, money(received));
  const dispute = disputeState.safeParse(/^dispute (.+)$/.exec(cause)?.[1]);
  if (dispute.success) return words.dispute[dispute.data];
  const problem = mailProblem.safeParse(/^mail (\w+): /.exec(cause)?.[1]);
  if (problem.success) return fill(words.mail, { problem: mail.problems[problem.data] });
  if (is_undo) return words.undo;
  return status_before === null ? cause : undefined;
}
