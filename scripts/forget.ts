import { forget } from '@/lib/server/retention';
import { fail, onDatabase } from './terminal';

const usage = `Usage: npm run forget -- EMAIL|REFERENCE
Server access forms ask for no email address: name their reference.`;

const [who = ''] = process.argv.slice(2);

if (/@|^PT-/i.test(who)) await onDatabase(erase);
else fail(usage);

async function erase(): Promise<void> {
  const { inquiries, orders, anonymised, open, mails } = await forget(who);
  console.log(
    `Erased: ${inquiries} inquiries, ${orders} rejected or cancelled orders, ${mails} mails of the outbox.`,
  );
  if (who.includes('@'))
    console.log('Ended: every sign-in of this address, and its account where the site has accounts.');
  console.log(`Anonymised: ${anonymised} paid orders. Their lines, amounts and slips stay for the books.`);
  if (open > 0)
    console.log(
      `Left alone: ${open} pending orders. Mark each paid, rejected or cancelled, then run this again.`,
    );
  console.log(
    'Yours to erase: emails in your mailbox, backups, and files in DATA_DIR/outbox if MAIL=folder.',
  );
}
