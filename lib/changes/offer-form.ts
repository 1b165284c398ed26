import { z } from 'zod';
import { findItem, itemIds } from '@/lib/catalog/items';
import { promotion } from '@/lib/company/offer';
import { span } from './forms';
import { asText, type Form, partOf, readTogether } from './inputs';

/** What the pop-up can offer: it says one price, so nothing that comes again, begins at a price or has none yet. */
const offered = itemIds.filter((id) => {
  const { price, period, isStartingPrice } = findItem(id);
  return price > 0 && period === 'once' && !isStartingPrice;
});

const days = span('date', 'from', 'until');
const which = z.object({ item: z.enum([promotion, ...offered], 'required') });

/** What is offered, and from which day to which. */
export const offerForm: Form = {
  inputs: [{ name: 'item', label: 'item', type: 'choice', choices: offered }, ...days.inputs],
  read: z.record(z.string(), z.string()).transform((typed, context) => {
    const [chosen, span] = [which.safeParse(typed), days.read.safeParse(typed)];
    return readTogether(context, [chosen, span], () => ({ ...chosen.data, ...Object(span.data) }));
  }),
  write: (value) => ({ item: asText(partOf(value, 'item')), ...days.write(value) }),
};
