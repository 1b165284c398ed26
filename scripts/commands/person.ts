import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyOfPerson } from '@/lib/orders/person-copy';
import { fail, namesPerson, onDatabase, print } from '../terminal';

const usage = `Usage: npm run person -- EMAIL|REFERENCE [FOLDER]
Says what is kept of somebody; with a folder, writes all of it there: everything.json, and the pictures of slips and certificates.
Server access forms ask for no email address: give their reference.`;

const [who = '', folder, ...rest] = process.argv.slice(2);

if (namesPerson(who) && rest.length === 0) await onDatabase(tell);
else fail(usage);

async function tell(): Promise<void> {
  const { rows, slips } = await copyOfPerson(who);
  const { orders, services, quotes, receipts, inquiries, sign_ins: signIns, mails } = rows;
  print(
    `${orders.length} orders with ${slips.length} pictures, ${services.length} services, ${quotes.length} quotes, ${receipts.length} receipts, ${inquiries.length} enquiries, ${signIns.length} sign-ins, ${mails.length} emails.`,
  );
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, 'everything.json'), JSON.stringify(rows, undefined, 2), { mode: 0o600 });
  for (const { path, bytes } of slips) await writeFile(join(folder, path), bytes, { mode: 0o600 });
  print(
    `Written to ${folder}. Yours to add: emails in your mailbox. Make sure that who asks is who it is about.`,
  );
}
