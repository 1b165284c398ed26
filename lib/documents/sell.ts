import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { company } from '@/lib/company/company';
import { loadNamespace } from '@/lib/i18n/messages';
import { deskCustomerArguments } from '@/lib/orders/desk-customer';
import { hashKey } from '@/lib/orders/hash-key';
import { orderReference } from '@/lib/orders/order';
import { linesAdded } from './offered-lines';
import { linesOfOrder } from './order-of-offer';
import { saleIn } from './sale-form';

const answer = z.object({ outcome: z.enum(['sold', 'repeated']), reference: orderReference });

/**
 * Sells at the counter or on the phone. Cash is paid at once; any other way to pay waits until somebody sees that the money came.
 * @param fields what `saleForm` made of them
 * @returns the order's reference; that of the first call where the form was sent again
 */
export async function sell(
  fields: Readonly<Record<string, string>>,
  { person, isTrial }: { person: string; isTrial: boolean },
): Promise<string> {
  const { key, method, locale, added } = saleIn(fields);
  const { walkIn } = await loadNamespace(locale, 'orders');
  const offer = { lines: await linesAdded(added, locale), discount: 0, vat: company.vat };
  const { reference } = await askDatabase(answer, 'sell', {
    ...deskCustomerArguments({ ...fields, name: fields.name || walkIn }),
    idempotency_key: hashKey(key),
    lines: await linesOfOrder({ ...offer, locale }),
    method,
    locale,
    is_paid: method === 'cash',
    is_trial: isTrial,
    person,
  });
  return reference;
}
