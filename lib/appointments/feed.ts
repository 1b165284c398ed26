import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyLocale } from '@/lib/company/agency';
import { company } from '@/lib/company/company';
import { env } from '@/lib/env/env';
import type { MadeFile } from '@/lib/http/answer';
import { loadMessages } from '@/lib/i18n/messages';
import { hashKey } from '@/lib/orders/hash-key';
import { orderKey } from '@/lib/orders/order';
import { failure, type Result, success } from '@/lib/result';
import { appointment } from './appointment';
import { entryOf } from './entry';
import { writeCalendar } from './ics';

const feed = z.object({
  email: z.string(),
  appointments: z.array(
    appointment.pick({
      id: true,
      reference: true,
      kind: true,
      area: true,
      starts_at: true,
      ends_at: true,
      state: true,
      sequence: true,
    }),
  ),
});

/** How far back a calendar reads. */
const pastDays = 30;

/**
 * All appointments for the calendar of somebody of the staff.
 * @param token the secret of the address @returns failure `not-found` for an unknown one, and where that person is not of the staff any more
 */
export async function calendarFeed(token: string): Promise<Result<MadeFile>> {
  if (!orderKey.safeParse(token).success) return failure('not-found');
  const now = new Date();
  const known = await askDatabase(feed.nullable(), 'calendar_feed', {
    token_hash: hashKey(token),
    from: new Date(now.getTime() - pastDays * 24 * 60 * 60_000).toISOString(),
  });
  if (!known || !env().STAFF.includes(known.email)) return failure('not-found');
  const words = await loadMessages(agencyLocale());
  const entries = known.appointments.map((each) => entryOf(each, words));
  const name = `${company.name}: ${words.appointments.desk.title}`;
  const content = writeCalendar({ method: 'PUBLISH', at: now, product: company.name, name, entries });
  return success({ content, type: 'text/calendar; charset=utf-8' });
}
