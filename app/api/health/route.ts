import { siteHealth } from '@/lib/server/health';

/** What is asked and written is of now, not of the build. */
export const dynamic = 'force-dynamic';

/** Whether orders can be taken, and how the mail is doing; 503 when someone should look. */
export async function GET(): Promise<Response> {
  const health = await siteHealth();
  return Response.json(health, { status: health.ok ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}
