import 'server-only';
import type { z } from 'zod';
import { company, companyInThai } from '@/lib/company/company';
import { env } from '@/lib/env/env';
import { headOffice } from '@/lib/orders/invoice';
import { database } from '@/lib/outside';
import type { seller } from './receipt';

/** Whether this site issues receipts. */
export function issuesReceipts(): boolean {
  return env().DOCUMENTS === 'own';
}

/**
 * Tells the database who issues receipts from now on, or that nobody does: it issues them itself after the move of an order, whoever makes
 * that move.
 */
export async function keepSeller(): Promise<void> {
  const issuer: z.infer<typeof seller> = {
    name: company.legalName,
    name_th: companyInThai.legalName,
    address: company.address,
    address_th: companyInThai.address,
    tax_id: company.taxId,
    branch: headOffice,
    is_registered: registration[company.vat],
  };
  await (await database()).call('keep_seller', { seller: issuesReceipts() ? issuer : null });
}

/** Who charges the tax is registered for it. */
const registration = { none: false, included: true, excluded: true } as const;
