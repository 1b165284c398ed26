import { z } from 'zod';
import { agencyLocale } from '@/lib/company/agency';
import { translator } from '@/lib/i18n/translator';
import { dropMail, listMail, retryMail } from '@/lib/outbox/mail/kept-back-mail';
import { drainOutbox, outboxHealth } from '@/lib/outbox/outbox';
import { fail, onDatabase, print, timeText } from '../terminal';

const text = await translator(agencyLocale(), 'desk');
const [command, id] = process.argv.slice(2);
const isId = z.uuid().safeParse(id).success;

if (command === 'list' && !id) await onDatabase(list);
else if (command === 'retry' && (!id || isId)) await onDatabase(retry);
else if (command === 'drop' && id && isId) await onDatabase(() => drop(id));
else fail(text('mailCommand.usage'));

async function list(): Promise<void> {
  const mails = await listMail();
  for (const { id, status, problem, attempts, created_at, event, recipient, last_error } of mails)
    print(
      [
        id,
        (problem ?? status).padEnd(10),
        text('mailCommand.tries', { count: attempts }).padEnd(8),
        timeText(created_at),
        event,
        recipient,
        last_error ?? '–',
      ].join('  '),
    );
  if (mails.length === 0) console.log(text('mailCommand.none'));
}

async function retry(): Promise<void> {
  const count = await retryMail(id);
  if (count === 0) return fail(id ? text('mailCommand.unknown', { id }) : text('mailCommand.nothingToRetry'));
  await drainOutbox();
  console.log(text('mailCommand.retried', { count, ...(await outboxHealth()) }));
}

async function drop(id: string): Promise<void> {
  if (await dropMail(id)) console.log(text('mailCommand.dropped', { id }));
  else fail(text('mailCommand.notDropped', { id }));
}
