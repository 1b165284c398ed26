import type { z } from 'zod';
import { optionalTextField } from '@/lib/fields/fields';
import { hasTaxIdCheckDigit } from '@/lib/thailand/tax-id';

/** What an order keeps as the branch where a company's head office is meant; Thai forms also write 00000 for it. */
export const headOffice = 'head-office';

const digitsField = optionalTextField({ max: 40 }).transform((text) => text.replace(/[\s-]/g, ''));

/**
 * The company that an order is invoiced to, as three fields of a form that may all stay empty.
 * Tax id and branch come out as digits alone, an empty branch or 00000 as {@link headOffice}.
 */
export const companyFields = {
  companyName: optionalTextField({ max: 200 }),
  companyTaxId: digitsField.refine((id) => id === '' || hasTaxIdCheckDigit(id), 'tax-id'),
  companyBranch: digitsField
    .refine((branch) => /^(\d{5})?$/.test(branch), 'branch')
    .transform((branch) => (branch === '' || branch === '00000' ? headOffice : branch)),
};

type Company = z.infer<z.ZodObject<typeof companyFields>>;

/** Whether a company was named at all. */
export function hasCompany({ companyName, companyTaxId, companyBranch }: Company): boolean {
  return companyName !== '' || companyTaxId !== '' || companyBranch !== headOffice;
}
