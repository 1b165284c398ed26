import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import type { MadeFile } from '@/lib/http/answer';
import { slips } from '@/lib/outside';
import { isSlipPath, storedType } from '@/lib/payments/slip/slip-store';
import { failure, type Result, success } from '@/lib/result';
import type { AtDesk } from './at-desk';
import { moneyIn, month, paidIn, receiptsIn, refundsIn } from './month';
import { monthCsv } from './month-csv';
import { monthXlsx } from './month-xlsx';

const answer = z.object({ encrypted: z.string().nullable() });

/**
 * The encrypted file of a server access form, which nobody opens without the agency's own key; the inquiry's history says who took it.
 * @returns failure `not-found`
 */
export async function takeCredentials(taken: AtDesk): Promise<Result<MadeFile>> {
  const { encrypted } = await askDatabase(answer, 'take_credentials', taken);
  if (encrypted === null) return failure('not-found');
  return success({ name: `${taken.reference}.age`, content: encrypted, type: 'application/octet-stream' });
}

/** The picture of a slip: it shows who paid, and from where. @returns failure `not-found` where there is none @throws SlipStoreError */
export async function slipOf(path: string): Promise<Result<MadeFile>> {
  const content = isSlipPath(path) ? await (await slips()).read(path) : undefined;
  if (!content) return failure('not-found');
  return success({ content, type: storedType(path) ?? '' });
}

/** Which month, and as which kind of file. */
export const monthQuery = z.object({ month, format: z.enum(['csv', 'xlsx']).default('csv') });

/** The file of a month for the accountant. */
export async function monthFile({
  month: wanted,
  format,
}: z.infer<typeof monthQuery>): Promise<Result<MadeFile>> {
  const [orders, receipts, refunds] = [
    await paidIn(wanted),
    await receiptsIn(wanted),
    await refundsIn(wanted),
  ];
  const name = `${wanted}.${format}`;
  if (format === 'csv') {
    const content = await monthCsv(orders, receipts, refunds);
    return success({ name, content, type: 'text/csv; charset=utf-8' });
  }
  const content = await monthXlsx({ orders, receipts, refunds, money: await moneyIn(wanted) });
  return success({ name, content, type: xlsxType });
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
