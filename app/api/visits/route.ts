import { asJson } from '@/lib/http/answer';
import { later } from '@/lib/http/later';
import { attempt } from '@/lib/http/route';
import { countVisit, readVisit } from '@/lib/visits/visit';

/** Hears of visits. The page is answered before anything is written, and what fails to be written is only logged. */
export async function POST(request: Request): Promise<Response> {
  const read = await attempt('visits', () => readVisit(request));
  if (!read.ok) return asJson(request)(read);
  const visit = read.data;
  if (visit) later('visits', () => countVisit(visit));
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
