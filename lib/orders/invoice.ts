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

type Said = Readonly<Record<string, string>>;

type Issues = { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };

/** The company that a form names, as far as it has the fields. */
export const companyIn = ({ companyName = '', companyTaxId = '', companyBranch = '' }: Said): Company => ({
  companyName,
  companyTaxId,
  companyBranch,
});

/** Says what lacks of a company: name and tax id come together. */
export function checkCompany(said: Said, context: Issues): void {
  const company = companyIn(said);
  if (!hasCompany(company)) return;
  for (const name of ['companyName', 'companyTaxId'] as const)
    if (company[name] === '') context.addIssue({ code: 'custom', path: [name], message: 'required' });
}

/** Whether a company was named at all. */
export function hasCompany({ companyName, companyTaxId, companyBranch }: Company): boolean {
  return companyName !== '' || companyTaxId !== '' || companyBranch !== headOffice;
}
