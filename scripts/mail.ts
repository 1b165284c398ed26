import { z } from 'zod';
import { dropMail, listMail, retryMail } from '@/lib/mail/kept-back-mail';
import { drainOutbox, outboxHealth } from '@/lib/mail/outbox';
import { fail, onDatabase, print, timeText } from './terminal';

const usage = `Usage:
  npm run mail -- list          what was given up or came back, and what waits, with the reason
  npm run mail -- retry [ID]    send what was given up once more; or the one with this id, also if it waits or came back
  npm run mail -- drop ID       give one up for good: what it said is deleted, and its recipient hears nothing more`;

const [command, id] = process.argv.slice(2);
const isId = z.uuid().safeParse(id).success;

if (command === 'list' && !id) await onDatabase(list);
else if (command === 'retry' && (!id || isId)) await onDatabase(retry);
else if (command === 'drop' && id && isId) await onDatabase(() => drop(id));
else fail(usage);

async function list(): Promise<void> {
  const mails = await listMail();
  for (const { id, status, problem, attempts, created_at, event, recipient, last_error } of mails)
    print(
      [
        id,
        (problem ?? status).padEnd(10),
        `${attempts} tries`.padEnd(8),
        timeText(created_at),
        event,
        recipient,
        last_error ?? '–',
      ].join('  '),
    );
  if (mails.length === 0) console.log('No mail waits, none was given up, and none came back.');
}

async function retry(): Promise<void> {
  const count = await retryMail(id);
  if (count === 0)
    return fail(id ? `No mail ${id} that waits, was given up or came back.` : 'No mail was given up.');
  await drainOutbox();
  const { owed, failed } = await outboxHealth();
  console.log(`Tried again: ${count}. Now ${owed} wait and ${failed} are given up.`);
}

async function drop(id: string): Promise<void> {
  if (await dropMail(id)) console.log(`${id} is dropped.`);
  else fail(`No mail ${id} that waits, was given up or came back; one that is being sent cannot be dropped.`);
}
