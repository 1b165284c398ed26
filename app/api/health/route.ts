import { logError } from '@/lib/log';
import { outboxHealth } from '@/lib/mail/outbox';

/** Whether the database answers, and how the mail is doing; 503 when someone should look. */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    const mail = await outboxHealth();
    return Response.json(
      { ok: mail.failed === 0, database: 'ok', mail },
      { status: mail.failed === 0 ? 200 : 503, headers },
    );
  } catch (error) {
    logError('health', error);
    return Response.json({ ok: false, database: 'failed' }, { status: 503, headers });
  }
}
