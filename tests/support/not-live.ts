import type { Moment } from '@/lib/company/offer';

/** The sites of the tests are not live, so that the day does not matter to what they say. */
export const notLive: Moment = { isLive: false, now: 0 };
