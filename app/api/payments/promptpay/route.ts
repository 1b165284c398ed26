import { parseInput } from '@/lib/fields/parse';
import { readJson } from '@/lib/http/body';
import { handle } from '@/lib/http/route';
import { quote, quoteRequest } from '@/lib/payments/slip/payment-qr';

export const POST = handle({
  door: 'quotes',
  read: async (request) => {
    const body = await readJson(request);
    return body.ok ? parseInput(quoteRequest, body.data) : body;
  },
  run: quote,
});
