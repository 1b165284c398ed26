import { isCronRequest } from '@/lib/http/cron';
import { siteReport } from '@/lib/server/site-report';

/** What the running site says of itself to whoever has `CRON_SECRET`: `npm run doctor -- --live` asks. */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  if (!isCronRequest(request.headers)) return Response.json({ ok: false }, { status: 401, headers });
  return Response.json(await siteReport(request.headers), { headers });
}
