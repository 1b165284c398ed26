import { isCronRequest } from '@/lib/http/cron';
import { logError } from '@/lib/log';
import { outboxHealth } from '@/lib/mail/outbox';
import { tidyUp } from '@/lib/server/chores';

export const maxDuration = 60;

/** Called by Vercel's cron with `CRON_SECRET`: sends what is owed and does the other chores. */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  if (!isCronRequest(request.headers)) return Response.json({ ok: false }, { status: 401, headers });
  try {
    await tidyUp();
    return Response.json({ ok: true, mail: await outboxHealth() }, { headers });
  } catch (error) {
    logError('cron', error);
    return Response.json({ ok: false }, { status: 500, headers });
  }
}
