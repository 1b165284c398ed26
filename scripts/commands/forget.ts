import { agencyLocale } from '@/lib/company/agency';
import { translator } from '@/lib/i18n/translator';
import { forget } from '@/lib/server/retention';
import { fail, namesPerson, onDatabase } from '../terminal';

const text = await translator(agencyLocale(), 'desk');
const [who = ''] = process.argv.slice(2);

if (namesPerson(who)) await onDatabase(erase);
else fail(text('forgetCommand.usage'));

async function erase(): Promise<void> {
  const { inquiries, orders, anonymised, open, mails, quotes, services } = await forget(who);
  console.log(text('forgetCommand.erased', { inquiries, orders, mails, quotes }));
  if (who.includes('@')) console.log(text('forgetCommand.account'));
  console.log(text('forgetCommand.services', { count: services }));
  console.log(text('forgetCommand.anonymised', { count: anonymised }));
  if (open > 0) console.log(text('forgetCommand.open', { count: open }));
  console.log(text('forgetCommand.yours'));
}
