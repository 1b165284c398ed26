import type { ItemId } from '@/lib/catalog/catalog';
import { withPublished } from '@/lib/published';
import { type Decision, decided } from './decision';

export type Deposits = Partial<Record<ItemId, Decision<number>>>;

/**
 * Of how much of a hundred baht an item may be begun in the cart, the rest following at the hand-over. What is not here, or `undefined`, is paid in
 * full; months and years always are. A live site refuses to start on a sample.
 */
export const deposits: Deposits = withPublished(
  {
    'mobile-app-basic': { sample: 50 },
  },
  process.env.PUBLISHED_COMPANY,
  'deposits',
);

/** Whether anything in the cart may be begun with a deposit. */
export function takesDeposits(marked: Deposits): boolean {
  return Object.values(marked).some((decision) => decided(decision) !== undefined);
}
