import { getMessages } from 'next-intl/server';
import type { z } from 'zod';
import { PlainField } from '@/components/forms/plain-field';
import { detailsOf } from '@/lib/orders/known-customer';
import type { orderOfAgency } from '@/lib/orders/order-status';

type Order = z.infer<typeof orderOfAgency>;

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

type Field = keyof typeof keyboards;
const all = Object.keys(keyboards) as Field[];

type CustomerFieldsProps = {
  order: Order;
  /** Which of them a form has. */
  names?: readonly Field[];
  /** Tells the fields of two forms on one page apart. */
  prefix?: string;
};

/** Fields that hold what is known of a customer. */
export async function CustomerFields({ order, names = all, prefix = '' }: CustomerFieldsProps) {
  const { details } = (await getMessages()).checkout;
  const labels = { ...details, ...details.company };
  const values = detailsOf(order);
  return names.map((name) => (
    <PlainField
      key={name}
      id={`${prefix}${name}`}
      name={name}
      label={labels[name]}
      type={name === 'address' ? 'multiline' : 'text'}
      inputMode={keyboards[name]}
      defaultValue={values[name]}
    />
  ));
}
