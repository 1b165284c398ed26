import 'server-only';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { headOffice } from '@/lib/orders/invoice';
import { orderReference } from '@/lib/orders/order';
import { showOrder } from '@/lib/orders/order-status';
import { showInquiry } from './desk-inquiries';

type Prefilled = { customerLocale: Locale | undefined; fields: Record<string, string> };

const nobody: Prefilled = { customerLocale: undefined, fields: {} };

/**
 * What is known of the customer for whom somebody begins something: what an inquiry says, or an order.
 * @param query `inquiry` or `order` is a reference; without one, and of what there is not, nothing is known
 * @throws DatabaseError
 */
export async function prefilledFrom(
  query: Record<string, string | string[] | undefined>,
): Promise<Prefilled> {
  const inquiry = orderReference.safeParse(query.inquiry);
  if (inquiry.success) return fromInquiry(inquiry.data);
  const order = orderReference.safeParse(query.order);
  return order.success ? fromOrder(order.data) : nobody;
}

async function fromInquiry(reference: string): Promise<Prefilled> {
  const inquiry = await showInquiry(reference);
  if (!inquiry) return nobody;
  const text = (name: string) => {
    const value = inquiry.fields[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    customerLocale: inquiry.locale,
    fields: {
      inquiry: reference,
      // A company to be invoiced needs its tax id, which no inquiry tells.
      name: [text('name') || text('clientName'), text('company')].filter(Boolean).join(', '),
      email: text('email'),
      phone: text('phone'),
    },
  };
}

async function fromOrder(reference: string): Promise<Prefilled> {
  const order = await showOrder(reference);
  if (!order) return nobody;
  return {
    customerLocale: isLocale(order.locale) ? order.locale : undefined,
    fields: {
      name: order.customer_name ?? '',
      email: order.customer_email ?? '',
      phone: order.customer_phone ?? '',
      address: order.customer_address ?? '',
      companyName: order.company_name ?? '',
      companyTaxId: order.company_tax_id ?? '',
      companyBranch: order.company_branch === headOffice ? '' : (order.company_branch ?? ''),
    },
  };
}
