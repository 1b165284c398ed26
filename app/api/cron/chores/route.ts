import { isCronRequest } from '@/lib/http/cron';
import { logError } from '@/lib/log';
import { outboxHealth } from '@/lib/outbox/outbox';
import { choresOfEach, doChores } from '@/lib/server/chores';

/**
 * Called by a cron with `CRON_SECRET`: does every chore, or with `?pace=minute` those of each minute, and says which of them failed.
 */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  if (!isCronRequest(request.headers)) return Response.json({ ok: false }, { status: 401, headers });
  try {
    const isEachMinute = new URL(request.url).searchParams.get('pace') === 'minute';
    const failed = await doChores(isEachMinute ? choresOfEach('minute') : undefined);
    const body = { ok: failed.length === 0, failed, mail: await outboxHealth() };
    return Response.json(body, { status: body.ok ? 200 : 500, headers });
  } catch (error) {
    logError('cron', error);
    return Response.json({ ok: false }, { status: 500, headers });
  }
}
