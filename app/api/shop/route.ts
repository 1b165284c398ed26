import { askedLocale } from '@/lib/http/page-answer';
import { attempt } from '@/lib/http/route';
import { shopNow } from '@/lib/publishing/shop-now';
import { success } from '@/lib/result';

/** What the staff change at once, and not with the next build. */
export const dynamic = 'force-dynamic';

/** Tells pages, which were built before, what the shop does not do at this moment; where that cannot be told, nothing: the order's own route says it. */
export async function GET(request: Request): Promise<Response> {
  const now = await attempt('shop', async () => success(await shopNow(askedLocale(request))));
  return Response.json(now.ok ? now.data : {}, { headers: { 'Cache-Control': 'public, max-age=20' } });
}
