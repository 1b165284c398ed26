import type { Messages } from 'next-intl';
import type { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import type { PlannedPart } from '@/lib/documents/plan';
import { fill } from '@/lib/i18n/fill';
import { type Locale, languageNames } from '@/lib/i18n/locales';
import { headOffice } from '@/lib/orders/invoice';
import type { knownCustomer } from '@/lib/orders/known-customer';
import { agreedDue, dueText } from '@/lib/orders/part-words';
import type { OrderPart } from '@/lib/orders/parts';
import { payable } from '@/lib/orders/payable';
import type { OrderPayload } from '../order-payload';

type Labelled = [label: string, value: string][];

type CompanyLabel = 'company' | 'taxId' | 'branch' | 'headOffice';
type ContactLabel =
  | `orderAgency.${'name' | 'email' | 'phone' | 'address' | 'language'}`
  | `order.${CompanyLabel}`;

/** Who an order or a quotation is from, as the agency is told. @param locale the customer's language */
export function contactFacts(
  known: z.infer<typeof knownCustomer>,
  locale: Locale,
  label: (key: ContactLabel) => string,
): Labelled {
  return [
    [label('orderAgency.name'), known.customer_name ?? ''],
    [label('orderAgency.email'), known.customer_email ?? ''],
    [label('orderAgency.phone'), known.customer_phone ?? ''],
    [label('orderAgency.address'), known.customer_address ?? ''],
    ...companyFacts(known, (key) => label(`order.${key}`)),
    [label('orderAgency.language'), languageNames[locale]],
  ];
}

/** Whom the agency answers, about what. */
export const contactOf = (known: z.infer<typeof knownCustomer>, reference: string) => ({
  reference,
  name: known.customer_name,
  email: known.customer_email,
  phone: known.customer_phone,
});

/** The company that an order is to be invoiced to; none where the customer named none. */
export function companyFacts(
  order: Pick<OrderPayload, 'company_name' | 'company_tax_id' | 'company_branch'>,
  label: (key: CompanyLabel) => string,
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

/** The parts in which an order is paid, with what is open of each and when it is due. */
export function partsFacts(
  parts: readonly OrderPart[],
  words: Messages['orders']['parts'],
  locale: Locale,
): Labelled {
  const of = parts.length;
  const money = (satang: number) => formatMoney(satang, locale, 'always');
  return parts.map((part) => [
    fill(words.of, { place: part.place, of }),
    part.open === 0
      ? `${money(part.amount - part.withheld)} · ${words.paid}`
      : `${money(part.open)} · ${dueText(part, of, words, locale)}`,
  ]);
}

/** The parts of an offer, with what makes each due. */
export function planFacts(
  plan: readonly PlannedPart[] | null,
  words: Messages['orders']['parts'],
  locale: Locale,
): Labelled {
  const of = plan?.length ?? 0;
  return (plan ?? []).map((part, index) => [
    fill(words.of, { place: index + 1, of }),
    `${formatMoney(part.amount, locale, 'always')} · ${agreedDue(part, index + 1 === of, words, locale)}`,
  ]);
}
