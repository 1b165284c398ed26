import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { findItem, itemIds } from '@/lib/catalog/items';
import { agencyAddress } from '@/lib/company/agency';
import type { Json } from '@/lib/database/database';
import { today } from '@/lib/i18n/pattaya-time';
import { nextPeriod } from './service';
import { periodLine, type ServiceLine, withheldOf } from './service-lines';

const placed = z.object({
  outcome: z.enum(['placed', 'outdated']),
  reference: z.string().nullish(),
});

type Renewal = {
  lines: readonly ServiceLine[];
  withholds: boolean;
  /** Who asks for it: the chore, the customer or the desk. The customer gets a mail, but not of what they asked for themselves. */
  actor: 'site' | 'customer' | 'agency';
  keyHash?: string;
  isStranger?: boolean;
};

/** Makes the order that asks for periods or a change. @returns `outdated` where another call was faster */
export async function placeRenewal({
  lines,
  withholds,
  actor,
  keyHash,
  isStranger = false,
}: Renewal): Promise<z.infer<typeof placed>> {
  const asked: Json[] = lines.map((line) => ({ ...line }));
  return askDatabase(placed, 'place_renewal', {
    day: today(),
    lines: asked,
    withheld: withheldOf(lines, withholds),
    actor,
    agency: agencyAddress(),
    key_hash: keyHash ?? null,
    is_stranger: isStranger,
  });
}

/**
 * Asks for the next period of each service whose time has come, of one customer in one order. What has been asked for once is not asked
 * for again, however often this runs, and nothing is left out where it did not run for long.
 * @returns how many orders were made
 */
export async function askForRenewals(): Promise<number> {
  const lists = await askDatabase(z.array(z.array(nextPeriod)), 'services_to_renew', { day: today() });
  let made = 0;
  for (const list of lists) {
    const lines = list.map((asked) => periodLine(asked));
    const { outcome } = await placeRenewal({ lines, withholds: list[0]?.withholds ?? false, actor: 'site' });
    made += outcome === 'placed' ? 1 : 0;
  }
  return made;
}

const reminded = z.object({ reminded: z.number().int() });

/** Reminds customers of renewals on their day, three days and seven days later. @returns how many were reminded */
export async function remindOfRenewals(): Promise<number> {
  const args = { day: today(), agency: agencyAddress() };
  return (await askDatabase(reminded, 'remind_of_renewals', args)).reminded;
}

const told = z.object({ told: z.number().int() });

/** Tells customers of services that have ended, and of prices that were raised. @returns how many mails */
export async function tellOfServices(): Promise<number> {
  const ends = await askDatabase(told, 'tell_of_ends', { day: today() });
  const prices = await askDatabase(told, 'tell_of_prices', { day: today(), prices: catalogPrices() });
  return ends.told + prices.told;
}

/** What each item with a period costs today, in whole satang. */
function catalogPrices(): { [item: string]: number } {
  return Object.fromEntries(
    itemIds
      .map(findItem)
      .filter(({ period, price }) => period !== 'once' && price > 0)
      .map(({ id, price }) => [id, price]),
  );
}
