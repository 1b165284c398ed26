import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyLocale } from '@/lib/company/agency';
import { notifier } from '@/lib/outside';
import { monthLimit } from './notifier';

/** How long an inquiry may wait before the team hears of it once more: the promise is 24 hours (`answerDue`). */
const overdueHours = 20;

const answer = z.object({ enqueued: z.number().int() });

/**
 * Puts a card into the outbox about each thing that waits for the team and has none yet: orders, what customers do on their pages, card
 * money, inquiries that nobody has answered, mail that did not arrive. Asks nothing where nobody is told.
 * @returns how many
 */
export async function enqueueLineCards(): Promise<number> {
  if (!(await notifier()).isOn) return 0;
  const args = {
    locale: agencyLocale(),
    overdue_hours: overdueHours,
    month_limit: monthLimit,
    time_zone: 'Asia/Bangkok',
  };
  return (await askDatabase(answer, 'enqueue_line_cards', args)).enqueued;
}
