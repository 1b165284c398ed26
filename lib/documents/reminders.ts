import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';

const answer = z.object({ reminded: z.number().int() });

/** How many days before its last day a customer is reminded of a quotation. */
const daysBefore = 3;

/** Enqueues a mail to the customer, once for each version, before a quotation ends. @returns how many */
export async function remindOfQuotes(): Promise<number> {
  return (await askDatabase(answer, 'remind_of_quotes', { days: daysBefore })).reminded;
}

/** On how many days after a part of a payment is due its customer is reminded of it. */
const afterDue = [0, 3, 7];

/** Enqueues mails about parts of payments that are due and have not come, each day once; what was missed is one mail. @returns how many */
export async function remindOfParts(): Promise<number> {
  return (await askDatabase(answer, 'remind_of_parts', { days: afterDue })).reminded;
}

/** How many days after the payment a customer is reminded of the certificate; once more when twice as many have passed since then. */
const reminding = { days: 7, max: 2 };

/** Enqueues mails to companies whose certificate of withheld tax is still to come. @returns how many */
export async function remindOfCertificates(): Promise<number> {
  return (await askDatabase(answer, 'remind_of_certificates', reminding)).reminded;
}
