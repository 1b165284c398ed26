import 'server-only';
import { stringify } from 'csv-stringify/sync';
import { toBaht } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import { loadNamespace, type Messages } from '@/lib/i18n/messages';
import { headOffice } from '@/lib/orders/invoice';
import { lineNames } from '@/lib/orders/order-lines';
import type { IssuedReceipt, PaidOrder, PriceRefund } from './month';

/**
 * The orders of a month for the accountant, a row for each line, in the agency's language: UTF-8 with the mark that spreadsheets look for,
 * amounts in baht. What of a price went back is a row below 0 on its own day, whenever the money had come, so that the amounts add up to what
 * was kept. Each receipt stands once: beside the first line of its order, or, void or of another month's order, in a row of its own; a
 * void one counts for nothing, and a credit note below 0 on its own day. What a customer wrote is never taken for a formula, and a branch is written as tax forms write it.
 */
export async function monthCsv(
  orders: readonly PaidOrder[],
  receipts: readonly IssuedReceipt[],
  refunds: readonly PriceRefund[] = [],
): Promise<string> {
  const locale = agencyLocale();
  const { month } = await loadNamespace(locale, 'desk');
  const { columns } = month;
  const validOf = ({ reference }: PaidOrder) =>
    receipts.find(
      (receipt) => !receipt.is_void && receipt.corrects === null && receipt.reference === reference,
    );
  const seen = new Set<string>();
  const rows = (await lineRows(orders, refunds)).map((row) => {
    const [, reference] = row;
    const paid = seen.has(reference) ? undefined : orders.find((one) => one.reference === reference);
    seen.add(reference);
    return [...row, ...(paid ? receiptCells(validOf(paid), month.receiptStates) : noReceipt)];
  });
  const others = receipts
    .filter((receipt) => !orders.some((paid) => validOf(paid) === receipt))
    .map((receipt) => [
      receipt.day,
      receipt.reference,
      ...Array.from({ length: 8 }, () => null),
      ...receiptCells(receipt, month.receiptStates),
    ]);
  const header = [
    ...lineHeads(columns),
    columns.receipt,
    columns.receiptState,
    columns.net,
    columns.vat,
    columns.withheld,
    columns.gross,
  ];
  return stringify([header, ...rows, ...others], {
    bom: true,
    escape_formulas: true,
    // An amount below 0 is ours, and no formula.
    cast: { number: (baht) => ({ value: baht.toFixed(2), escape_formulas: false }) },
    record_delimiter: 'windows',
  });
}

type Buyer = Pick<PriceRefund, 'customer_name' | 'company_name' | 'company_tax_id' | 'company_branch'>;
type BuyerCells = [name: string | null, company: string | null, taxId: string | null, branch: string | null];

/** Day, reference, state, payment, item and baht, then who bought it. */
type LineRow = [string, string, string, string, string, number, ...BuyerCells];

type Columns = Messages['desk']['month']['columns'];

/** What stands over the cells of `buyerCells`. */
export const buyerHeads = ({ customer, company, taxId, branch }: Columns) => [
  customer,
  company,
  taxId,
  branch,
];

/** What stands over the cells of `lineRows`. */
export const lineHeads = (columns: Columns) => [
  columns.day,
  columns.reference,
  columns.state,
  columns.payment,
  columns.service,
  columns.amount,
  ...buyerHeads(columns),
];

/** A row of each line that was sold, and of what of the prices went back. */
export async function lineRows(
  orders: readonly PaidOrder[],
  refunds: readonly PriceRefund[],
): Promise<LineRow[]> {
  const locale = agencyLocale();
  const [{ month, states }, { order }, nameOf] = await Promise.all([
    loadNamespace(locale, 'desk'),
    loadNamespace(locale, 'mail'),
    lineNames(locale),
  ]);
  const { paymentMethods: methods } = order;
  return [
    ...orders.flatMap(({ day, reference, status, payment_method: method, lines, ...buyer }) =>
      lines.map(
        (line): LineRow => [
          day,
          reference,
          states[status],
          methods[method],
          nameOf(line),
          toBaht(line.price),
          ...buyerCells(buyer),
        ],
      ),
    ),
    ...refunds.map(
      (gone): LineRow => [
        gone.day,
        gone.reference,
        states.refunded,
        methods[gone.payment_method],
        month.refunded,
        -toBaht(gone.amount),
        ...buyerCells(gone),
      ],
    ),
  ];
}

/** Who bought it; a branch as tax forms write it. */
export function buyerCells(buyer: Buyer): BuyerCells {
  const branch = buyer.company_branch === headOffice ? '00000' : buyer.company_branch;
  return [buyer.customer_name, buyer.company_name, buyer.company_tax_id, branch];
}

const noReceipt = Array.from({ length: 6 }, () => null);

function receiptCells(
  receipt: IssuedReceipt | undefined,
  states: Messages['desk']['month']['receiptStates'],
): (string | number | null)[] {
  if (!receipt) return noReceipt;
  const { number, is_void: isVoid, net, vat, withheld, gross } = receipt;
  const amounts = [net, vat, withheld, gross].map((amount) => toBaht(isVoid ? 0 : amount));
  return [number, isVoid ? states.void : states.valid, ...amounts];
}
