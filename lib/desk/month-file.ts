import 'server-only';
import { type Answer, asJson } from '@/lib/http/answer';
import { failure, type Result, success } from '@/lib/result';
import { month, paidIn, receiptsIn } from './month';
import { monthCsv } from './month-csv';

type MonthFile = { name: string; csv: string };

/** The file of a month for the accountant. @param asked as an address names it @returns failure `malformed` for what is no month @throws DatabaseError */
export async function monthFile(asked: string | null): Promise<Result<MonthFile>> {
  const wanted = month.safeParse(asked);
  if (!wanted.success) return failure('malformed');
  return success({
    name: `${wanted.data}.csv`,
    csv: await monthCsv(await paidIn(wanted.data), await receiptsIn(wanted.data)),
  });
}

/** Answers with the file, to be kept. */
export const csvAnswer: Answer<MonthFile> = (request) => (result) => {
  if (!result.ok) return asJson(request)(result);
  const { name, csv } = result.data;
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
};
