import 'server-only';
import { env } from '@/lib/env/env';
import type { Moment } from './offer';

/** Now, on this site: what is built into pages is said of the moment of the build. */
export function thisMoment(): Moment {
  return { isLive: env().isLive, now: Date.now() };
}
