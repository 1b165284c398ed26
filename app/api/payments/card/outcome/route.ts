import { parseInput } from '@/lib/fields/parse';
import { readJson } from '@/lib/http/body';
import { handle } from '@/lib/http/route';
import { cardOutcome, cardOutcomeRequest } from '@/lib/payments/card/card-outcome';

export const POST = handle({
  door: 'outcomes',
  read: async (request) => {
    const body = await readJson(request);
    return body.ok ? parseInput(cardOutcomeRequest, body.data) : body;
  },
  run: cardOutcome,
});
