import { headOffice } from '@/lib/orders/invoice';
import type { OrderPayload } from '../order-payload';

/** The company that an order is to be invoiced to, as facts of a mail; none where the customer named none. */
export function companyFacts(
  {
    company_name,
    company_tax_id,
    company_branch,
  }: Pick<OrderPayload, 'company_name' | 'company_tax_id' | 'company_branch'>,
  label: (key: 'company' | 'taxId' | 'branch' | 'headOffice') => string,
): [label: string, value: string][] {
  if (company_name === null) return [];
  return [
    [label('company'), company_name],
    [label('taxId'), company_tax_id ?? ''],
    [label('branch'), company_branch === headOffice ? label('headOffice') : (company_branch ?? '')],
  ];
}
