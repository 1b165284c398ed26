import 'server-only';
import writeExcelFile from 'write-excel-file/node';
import { toBaht } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import { loadNamespace } from '@/lib/i18n/messages';
import type { IssuedReceipt, MovedMoney, PaidOrder, PriceRefund } from './month';
import { buyerCells, buyerHeads, lineHeads, lineRows } from './month-csv';

/** A day is a date to a spreadsheet, an amount a number in baht; all else stays text, also where it has digits alone. */
type Cell = { day: string } | string | number | null;

/**
 * The month for the accountant as a workbook: its receipts with void ones and what came in their place, what was sold line by line with what of
 * it went back, and the money that came and went back with the numbers to find it by at the bank. Void receipts count for nothing.
 */
export async function monthXlsx({
  orders,
  receipts,
  refunds,
  money,
}: {
  orders: readonly PaidOrder[];
  receipts: readonly IssuedReceipt[];
  refunds: readonly PriceRefund[];
  money: readonly MovedMoney[];
}): Promise<Uint8Array> {
  const locale = agencyLocale();
  const [{ month }, { order }] = await Promise.all([
    loadNamespace(locale, 'desk'),
    loadNamespace(locale, 'mail'),
  ]);
  const { columns, sheets, receiptStates } = month;
  return writeExcelFile([
    sheet(
      sheets.receipts,
      [
        columns.day,
        columns.receipt,
        columns.receiptState,
        columns.replacedBy,
        columns.reference,
        columns.net,
        columns.vat,
        columns.withheld,
        columns.gross,
      ],
      receipts.map(({ day, number, is_void: isVoid, replaced_by: next, reference, ...amounts }) => [
        { day },
        number,
        isVoid ? receiptStates.void : receiptStates.valid,
        next,
        reference,
        ...[amounts.net, amounts.vat, amounts.withheld, amounts.gross].map((sum) =>
          isVoid ? 0 : toBaht(sum),
        ),
      ]),
    ),
    sheet(
      sheets.lines,
      lineHeads(columns),
      (await lineRows(orders, refunds)).map(([day, ...row]) => [{ day }, ...row]),
    ),
    sheet(
      sheets.money,
      [
        columns.day,
        columns.reference,
        columns.payment,
        columns.transaction,
        columns.amount,
        ...buyerHeads(columns),
      ],
      money.map((line) => [
        { day: line.day },
        line.reference,
        order.paymentMethods[line.payment_method],
        line.number,
        toBaht(line.amount),
        ...buyerCells(line),
      ]),
    ),
  ]).toBuffer();
}

function sheet(name: string, header: readonly string[], rows: readonly (readonly Cell[])[]) {
  return {
    sheet: name,
    stickyRowsCount: 1,
    columns: header.map((label) => ({ width: Math.max(12, label.length + 2) })),
    data: [
      header.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(cellOf)),
    ],
  };
}

function cellOf(cell: Cell) {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number, format: '#,##0.00' };
  if (typeof cell === 'string') return { value: cell, type: String };
  return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
}
