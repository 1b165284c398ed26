import 'server-only';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { domainChecker } from '@/lib/outside';

const due = z.array(z.object({ service: z.uuid(), domain: z.string() }));

/** How many registries one call asks, one after the other: there is an hour until the next. */
const max = 20;

/**
 * Asks the registries of domains that run, once a week each, when they let them expire; the desk says where that and the payment differ.
 * Made-up answers are not kept.
 * @returns how many were asked
 */
export async function askRegistries(): Promise<number> {
  const checker = await domainChecker();
  if (checker.isSample) return 0;
  const domains = await askDatabase(due, 'domains_to_check', { max });
  for (const { service, domain } of domains) {
    const until = await checker.expiry(domainToASCII(domain));
    await askDatabase(z.object({}), 'keep_registry_date', {
      service,
      domain,
      until: until ? dayInPattaya(until) : null,
    });
  }
  return domains.length;
}
