import { logError } from '@/lib/log';
import { outboxHealth } from '@/lib/mail/outbox';

/** How long mail may wait before someone should look: a provider that has a bad minute is not worth a look. */
const maxWaitSeconds = 15 * 60;

/** Whether the database answers, and how the mail is doing; 503 when someone should look. */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    const mail = await outboxHealth();
    const ok = mail.failed === 0 && mail.oldestSeconds <= maxWaitSeconds;
    return Response.json({ ok, database: 'ok', mail }, { status: ok ? 200 : 503, headers });
  } catch (error) {
    logError('health', error);
    return Response.json({ ok: false, database: 'failed' }, { status: 503, headers });
  }
}
