import { readJson } from '@/lib/http/body';
import { handle } from '@/lib/http/handle';
import { parseInput } from '@/lib/http/parse';
import { quote, quoteRequest } from '@/lib/payments/quote';

export const POST = handle({
  door: 'quotes',
  read: async (request) => {
    const body = await readJson(request);
    return body.ok ? parseInput(quoteRequest, body.data) : body;
  },
  run: quote,
});
