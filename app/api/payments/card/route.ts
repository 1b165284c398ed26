import { andRemembers } from '@/lib/http/page-answer';
import { route } from '@/lib/http/route';
import { openCardPayment, readCardPayment } from '@/lib/orders/card/open-card-payment';
import { cardMode } from '@/lib/payments/card/card-mode';

/** The answer follows the settings of the server, not those of the build. */
export const dynamic = 'force-dynamic';

/** Tells the cart, which is built without settings, how cards are taken here. */
export async function GET(): Promise<Response> {
  return Response.json({ mode: await cardMode() }, { headers: { 'Cache-Control': 'no-store' } });
}

export const POST = route({
  limit: 'cards',
  read: readCardPayment,
  run: openCardPayment,
  answer: andRemembers,
});
