import { z } from 'zod';
import { optionalEmailField, optionalPhoneField, optionalTextField, textField } from '@/lib/fields/fields';
import { buyerArguments } from './customer';
import { checkCompany, companyFields, companyIn } from './invoice';

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
