import { jobMoveForm, moveJobAtDesk } from '@/lib/desk/desk-job-forms';
import { jobsAtDesk } from '@/lib/jobs/desk-jobs';

/** What is done about the work of each item; all other work stays where its payment put it. */
const moves: { [item: string]: readonly { move: string; [field: string]: string }[] } = {
  'web-design-starter': [{ move: 'next' }, { move: 'show', draft: 'https://draft.example.com/12-rooms' }],
  'accounting-business': [{ move: 'next' }],
  'pos-basic': [
    { move: 'next' },
    { move: 'next' },
    { move: 'next' },
    { move: 'fix', words: 'The drawer doesn’t open. (invented)', name: 'Malee Suksan (sample)' },
  ],
};

/** Work in different stages: a draft that waits for its yes, what is being built, and a fault of what was handed over. */
export async function work(): Promise<string[]> {
  const lines: string[] = [];
  for (const { id, item, version, name_en: name } of await jobsAtDesk()) {
    for (const [index, move] of (moves[item] ?? []).entries())
      await moveJobAtDesk({
        reference: id,
        person: 'Demo',
        form: jobMoveForm.parse({ ...move, seen: version + index }),
        isOnOrder: false,
      });
    lines.push(`work  ${name}`);
  }
  return lines;
}
