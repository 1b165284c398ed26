import type { Messages } from 'next-intl';
import type { z } from 'zod';
import { PlainField } from '@/components/forms/plain-field';
import { headOffice } from '@/lib/orders/invoice';
import type { orderOfAgency } from '@/lib/orders/order-status';

type CustomerFieldsProps = {
  order: z.infer<typeof orderOfAgency>;
  /** Which of them a form has. */
  names: readonly (keyof ReturnType<typeof valuesOf>)[];
  words: Messages['checkout']['details'];
  /** Tells the fields of two forms on one page apart. */
  prefix?: string;
};

function valuesOf(order: CustomerFieldsProps['order']) {
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

/** Fields that hold what is known of a customer. */
export function CustomerFields({ order, names, words, prefix = '' }: CustomerFieldsProps) {
  const labels = { ...words, ...words.company };
  const values = valuesOf(order);
  return names.map((name) => (
    <PlainField
      key={name}
      id={`${prefix}${name}`}
      name={name}
      label={labels[name]}
      type={name === 'address' ? 'multiline' : 'text'}
      defaultValue={values[name] ?? ''}
    />
  ));
}
