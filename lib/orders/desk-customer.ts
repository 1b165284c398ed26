import { z } from 'zod';
import { optionalEmailField, optionalPhoneField, optionalTextField, textField } from '@/lib/fields/fields';
import { buyerArguments } from './customer';
import { companyFields, hasCompany } from './invoice';

/** Who somebody of the agency offers or sells to: whoever calls or stands at the counter need not say all that the checkout asks. */
export const deskCustomerFields = {
  name: textField({ max: 200 }),
  email: optionalEmailField,
  phone: optionalPhoneField,
  address: optionalTextField({ max: 1000, isMultiline: true }),
  ...companyFields,
};

type Fields = Readonly<Record<string, string>>;

const text = (fields: Fields, name: string) => fields[name] ?? '';

const companyIn = (fields: Fields) => ({
  companyName: text(fields, 'companyName'),
  companyTaxId: text(fields, 'companyTaxId'),
  companyBranch: text(fields, 'companyBranch'),
});

/** Says what lacks of a company: name and tax id come together. */
export function checkCompany(fields: Fields, context: z.RefinementCtx<Fields>): void {
  const company = companyIn(fields);
  if (!hasCompany(company)) return;
  for (const name of ['companyName', 'companyTaxId'] as const)
    if (company[name] === '') context.addIssue({ code: 'custom', path: [name], message: 'required' });
}

/** The same as a form of its own. */
export const deskCustomer = z.object(deskCustomerFields).superRefine(checkCompany);

/** The fields as the SQL functions take them; null for what was not said. */
export function deskCustomerArguments(fields: Fields) {
  const { name, address, ...company } = buyerArguments({
    name: text(fields, 'name'),
    address: text(fields, 'address'),
    ...companyIn(fields),
  });
  return {
    ...company,
    name,
    address: address || null,
    email: text(fields, 'email') || null,
    phone: text(fields, 'phone') || null,
  };
}
