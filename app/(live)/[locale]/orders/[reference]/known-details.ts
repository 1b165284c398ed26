import type { OwnOrder } from '@/lib/orders/own-order';

/** What is known of who an order is from, as its form takes it. */
export function knownDetails(order: OwnOrder) {
  return {
    name: order.customer_name ?? '',
    email: order.customer_email ?? '',
    phone: order.customer_phone ?? '',
    address: order.customer_address ?? '',
    companyName: order.company_name ?? '',
    companyTaxId: order.company_tax_id ?? '',
    companyBranch: order.company_branch ?? '',
  };
}
