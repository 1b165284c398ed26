import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';

/** How many days after the payment a customer is reminded of the certificate; once more when twice as many have passed since then. */
const reminding = { days: 7, max: 2 };

const answer = z.object({ reminded: z.number().int() });

/** Owes mails to companies whose certificate of withheld tax is still to come. @returns how many @throws DatabaseError */
export async function remindOfCertificates(): Promise<number> {
  return (await askDatabase(answer, 'remind_of_certificates', reminding)).reminded;
}
