import { z } from 'zod';
import { emailField, phoneField, textField } from '@/lib/fields/fields';
import { checkCompany, companyFields, hasCompany } from './invoice';

/**
 * The personal information form, with a company to invoice where one is named; messages are field problems.
 * Shared by the form and its handler.
 */
export const customer = z
  .object({
    name: textField({ max: 200 }),
    email: emailField,
    phone: phoneField,
    address: textField({ max: 1000, isMultiline: true }),
    ...companyFields,
  })
  // Said beside the other problems of the form, not only once those are mended.
  .superRefine(checkCompany, { when: ({ value }) => value instanceof Object });

/** Who a paper names as the buyer, as the SQL functions take it: a company only where one was named. */
export function buyerArguments({
  name,
  address,
  ...company
}: Pick<z.infer<typeof customer>, 'name' | 'address' | keyof typeof companyFields>) {
  const isInvoiced = hasCompany(company);
  return {
    name,
    address,
    company_name: isInvoiced ? company.companyName : null,
    company_tax_id: isInvoiced ? company.companyTaxId : null,
    company_branch: isInvoiced ? company.companyBranch : null,
  };
}

/** The same with the ways to reach them. */
export function customerArguments({ email, phone, ...buyer }: z.infer<typeof customer>) {
  return { ...buyerArguments(buyer), email, phone };
}
