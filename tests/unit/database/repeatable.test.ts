import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keyed, lockingReads, mayRepeat, sameAgain } from '@/lib/database/repeatable';

const folder = 'supabase/migrations';
const sql = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** What the site may call, by name: how the function says that it behaves, and its body. */
const functions = new Map(
  [...sql.matchAll(/^create function public\.(\w+)\(\w+ jsonb\) returns jsonb([^$]*)\$\$(.*?)\$\$;/gms)]
    .filter(([, name]) => sql.includes(`grant execute on function public.${name}(jsonb) to service_role`))
    .map(([, name = '', behaviour = '', body = '']) => [
      name,
      { isStable: /\bstable\b/.test(behaviour), body },
    ]),
);
const names = [...functions.keys()];
const bodyOf = (name: string) => functions.get(name)?.body ?? 'no such function';

it('whatever only reads is asked for once more after a hiccup', () => {
  const reads = names.filter((name) => functions.get(name)?.isStable);
  expect(reads.length).toBeGreaterThan(40);
  expect(reads.filter((name) => !mayRepeat(name))).toEqual([]);
});

it('nothing else is but what reads and locks, knows its key or leaves the same again', () => {
  const others = names.filter((name) => mayRepeat(name) && !functions.get(name)?.isStable);
  expect(others.sort()).toEqual([...lockingReads, ...keyed, ...sameAgain].sort());
  expect(mayRepeat('a_function_of_tomorrow')).toBe(false);
});

it('what reads and locks adds, takes away and tells nothing', () => {
  expect(
    lockingReads.filter((name) => /\b(insert|delete|enqueue\w*|tell_\w+)\b|no such/.test(bodyOf(name))),
  ).toEqual([]);
});

it('what knows its key says so, and gives up no picture that the first call took', () => {
  expect(keyed.filter((name) => !/idempotency_key|begin_quote|'repeated'/.test(bodyOf(name)))).toEqual([]);
});
