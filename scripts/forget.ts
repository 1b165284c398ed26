import { closeOutside, joinRunningSite } from '@/lib/outside';
import { forget } from '@/lib/server/retention';

const usage = `Usage: npm run forget -- EMAIL|REFERENCE
Server access forms ask for no email address: name their reference.`;

const [who = ''] = process.argv.slice(2);

if (/@|^PT-/i.test(who)) await erase();
else {
  console.error(usage);
  process.exitCode = 1;
}

async function erase(): Promise<void> {
  await joinRunningSite();
  const { inquiries, orders, anonymised, open, mails } = await forget(who);
  await closeOutside();
  console.log(
    `Erased: ${inquiries} inquiries, ${orders} rejected or cancelled orders, ${mails} mails of the outbox.`,
  );
  console.log(`Anonymised: ${anonymised} paid orders. Their lines, amounts and slips stay for the books.`);
  if (open > 0)
    console.log(
      `Left alone: ${open} pending orders. Mark each paid, rejected or cancelled, then run this again.`,
    );
  console.log(
    'Yours to erase: emails in your mailbox, backups, and files in DATA_DIR/outbox if MAIL=folder.',
  );
}
