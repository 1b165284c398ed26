import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import type { CardMoneyEvent } from '@/lib/payments/card/card-gateway';

const answer = z.object({ outcome: z.enum(['noted', 'unchanged', 'unknown']) });

/**
 * Keeps what the card gateway says of money after it came, and gives the order what follows: refunds, refunds that failed and disputes.
 * What is not in whole satang is of no order here: all of them are paid in baht.
 */
export async function noteCardMoney(event: CardMoneyEvent): Promise<void> {
  if (event.currency !== 'thb' || !Number.isSafeInteger(event.amount)) return;
  await askDatabase(answer, 'note_card_money', {
    kind: event.kind,
    subject: event.subject,
    payment: event.payment,
    reference: event.reference,
    amount: event.amount,
    state: event.state,
    answer_by: event.answerBy?.toISOString() ?? null,
    said_at: event.at.toISOString(),
    agency: agencyAddress(),
  });
}
