import { calendarFeed } from '@/lib/appointments/feed';
import { asFile } from '@/lib/http/answer';
import { route } from '@/lib/http/route';
import { success } from '@/lib/result';

/** Calendar programs ask for `….ics`, without a cookie: the secret is the address. */
export const GET = route({
  limit: 'calendars',
  read: async (_request, { token = '' }) => success(token.replace(/\.ics$/, '')),
  run: calendarFeed,
  answer: asFile,
});
