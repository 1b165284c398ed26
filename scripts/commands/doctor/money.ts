import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { toBaht } from '@/lib/catalog/money';
import { type Finding, mend, ok } from './finding';

/** How many orders are named. */
const most = 10;

const report = z.object({
  orders: z.number().int(),
  wrong: z.number().int(),
  faults: z.array(
    z.object({
      reference: z.string(),
      status: z.string(),
      came: z.number().int(),
      back: z.number().int(),
      kept: z.number().int(),
      papers: z.number().int(),
    }),
  ),
});

const baht = (satang: number) => toBaht(satang).toFixed(2);

/** Whether the sums of all orders fit: what came less what went back is what was kept, and that is what receipts less credit notes say. */
export async function moneyFindings(): Promise<Finding[]> {
  const { orders, wrong, faults } = await askDatabase(report, 'money_faults', { max: most });
  if (wrong === 0)
    return [ok('money', `of ${orders} orders adds up: came − back = kept = receipts − credit notes`)];
  return [
    mend(
      'money',
      `does not add up in ${wrong} of ${orders} orders: look at their money and papers at the desk`,
    ),
    ...faults.map(({ reference, status, came, back, kept, papers }) =>
      mend(
        reference,
        `is ${status}: ${baht(came)} baht came, ${baht(back)} went back, ${baht(kept)} kept, ${baht(papers)} on paper`,
      ),
    ),
  ];
}
