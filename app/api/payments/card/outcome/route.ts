import { json } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { cardOutcome, cardOutcomeRequest } from '@/lib/orders/card/card-outcome';

export const POST = route({ limit: 'card-outcomes', read: json(cardOutcomeRequest), run: cardOutcome });
