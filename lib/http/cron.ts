import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env/env';

/** Whether a request carries `CRON_SECRET` as a bearer token, as Vercel's cron does; never without a configured secret. */
export function isCronRequest(headers: Headers): boolean {
  const { CRON_SECRET } = env();
  if (!CRON_SECRET) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${CRON_SECRET}`));
}
