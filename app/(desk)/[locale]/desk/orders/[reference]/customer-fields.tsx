import { getMessages } from 'next-intl/server';
import type { z } from 'zod';
import { PlainField } from '@/components/forms/plain-field';
import { headOffice } from '@/lib/orders/invoice';
import type { orderOfAgency } from '@/lib/orders/order-status';

type Order = z.infer<typeof orderOfAgency>;

function valuesOf(order: Order) {
  return {
    name: order.customer_name,
    email: order.customer_email,
    phone: order.customer_phone,
    address: order.customer_address,
    companyName: order.company_name,
    companyTaxId: order.company_tax_id,
    companyBranch: order.company_branch === headOffice ? null : order.company_branch,
  };
}

/** What keyboard a phone shows. */
const keyboards = {
  name: 'text',
  email: 'email',
  phone: 'tel',
  address: 'text',
  companyName: 'text',
  companyTaxId: 'numeric',
  companyBranch: 'numeric',
} as const;

type CustomerFieldsProps = {
  order: Order;
  /** Which of them a form has. */
  names: readonly (keyof ReturnType<typeof valuesOf>)[];
  /** Tells the fields of two forms on one page apart. */
  prefix?: string;
};

/** Fields that hold what is known of a customer. */
export async function CustomerFields({ order, names, prefix = '' }: CustomerFieldsProps) {
  const { details } = (await getMessages()).checkout;
  const labels = { ...details, ...details.company };
  const values = valuesOf(order);
  return names.map((name) => (
    <PlainField
      key={name}
      id={`${prefix}${name}`}
      name={name}
      label={labels[name]}
      type={name === 'address' ? 'multiline' : 'text'}
      inputMode={keyboards[name]}
      defaultValue={values[name] ?? ''}
    />
  ));
}
