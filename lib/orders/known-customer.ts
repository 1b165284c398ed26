import { z } from 'zod';
import type { customer } from './customer';
import { headOffice } from './invoice';

/** What the database knows of who an order, a quotation or a service is from. */
export const knownCustomer = z.object({
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable(),
  customer_phone: z.string().nullable(),
  customer_address: z.string().nullable(),
  company_name: z.string().nullable(),
  company_tax_id: z.string().nullable(),
  company_branch: z.string().nullable(),
});

/** The same as forms take it; a head office is an empty branch. */
export function detailsOf(
  known: z.infer<typeof knownCustomer>,
): Record<keyof z.infer<typeof customer>, string> {
  return {
    name: known.customer_name ?? '',
    email: known.customer_email ?? '',
    phone: known.customer_phone ?? '',
    address: known.customer_address ?? '',
    companyName: known.company_name ?? '',
    companyTaxId: known.company_tax_id ?? '',
    companyBranch: known.company_branch === headOffice ? '' : (known.company_branch ?? ''),
  };
}
