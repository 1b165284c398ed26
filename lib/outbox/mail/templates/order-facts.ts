import { formatSignedMoney } from '@/lib/catalog/signed-money';
import type { Locale } from '@/lib/i18n/locales';
import { headOffice } from '@/lib/orders/invoice';
import { payable } from '@/lib/orders/payable';
import type { OrderPayload } from '../order-payload';

type Labelled = [label: string, value: string][];

/** The company that an order is to be invoiced to; none where the customer named none. */
export function companyFacts(
  order: Pick<OrderPayload, 'company_name' | 'company_tax_id' | 'company_branch'>,
  label: (key: 'company' | 'taxId' | 'branch' | 'headOffice') => string,
): Labelled {
  const { company_name: name, company_tax_id: taxId, company_branch: branch } = order;
  if (name === null) return [];
  return [
    [label('company'), name],
    [label('taxId'), taxId ?? ''],
    [label('branch'), branch === headOffice ? label('headOffice') : (branch ?? '')],
  ];
}

/** What an order costs, what its customer keeps back of that, and what is transferred; nothing where nothing is kept back. */
export function withheldFacts(
  order: { amount: number; withheld: number },
  locale: Locale,
  label: (name: 'total' | 'withheld' | 'payable') => string,
): Labelled {
  if (order.withheld === 0) return [];
  return [
    [label('total'), formatSignedMoney(order.amount, locale)],
    [label('withheld'), formatSignedMoney(-order.withheld, locale)],
    [label('payable'), formatSignedMoney(payable(order), locale)],
  ];
}
