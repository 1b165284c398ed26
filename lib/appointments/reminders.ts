import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { clockInPattaya, dayInPattaya, daysAfter } from '@/lib/i18n/pattaya-time';
import { momentIn } from './slots';

const answer = z.object({ reminded: z.number().int() });

/** Nobody is reminded at night. */
const from = '09:00';

/** Reminds customers of tomorrow's appointments, each once. @returns how many were reminded */
export async function remindOfAppointments(): Promise<number> {
  const now = new Date();
  if (clockInPattaya(now) < from) return 0;
  const tomorrow = daysAfter(dayInPattaya(now), 1);
  const args = {
    now: now.toISOString(),
    from: momentIn(tomorrow, '00:00').toISOString(),
    to: momentIn(daysAfter(tomorrow, 1), '00:00').toISOString(),
  };
  return (await askDatabase(answer, 'remind_of_appointments', args)).reminded;
}
