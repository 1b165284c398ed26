import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mailEvents } from '@/lib/outbox/claimed-mail';
import { lineCardEvent } from '@/lib/outbox/line/notifier';

const textsIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const sql = textsIn('supabase/migrations', '.sql');
const forms = textsIn('lib/inquiries', '.ts');

/** To whom each event goes, by every place that enqueues it; `audience` where it depends on who signs in. */
function audiences(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, event = '', audience = ''] of [
    ...sql.matchAll(/public\.enqueue\(\s*'([\w-]+)', '?(\w+)'?,/g),
    ...forms.matchAll(/event: '([\w-]+)', audience: '(\w+)'/g),
  ])
    found.set(event, (found.get(event) ?? new Set()).add(audience));
  return found;
}

it('every mail and card is enqueued for one audience', () => {
  const found = Object.fromEntries([...audiences()].map(([event, all]) => [event, [...all].join()]));
  expect(Object.keys(found).sort()).toEqual([...mailEvents, lineCardEvent].sort());
  const to = (wanted: string) => Object.keys(found).filter((event) => found[event] === wanted);
  expect(to('agency').sort()).toEqual([
    'appointment-agency',
    'business-card-agency',
    'card-money',
    'card-problem',
    'contact-agency',
    'line-card',
    'order-abandoned',
    'order-agency',
    'order-files-agency',
    'order-news',
    'quote-agency',
    'repair-agency',
    'server-access-agency',
  ]);
  expect(to('audience').sort()).toEqual(['sign-in', 'sign-in-warning']);
  expect(to('customer')).toHaveLength(mailEvents.length - 14);
});

it('nothing but enqueue writes into the outbox', () => {
  expect(sql.match(/insert into public\.outbox/g)).toHaveLength(1);
});
