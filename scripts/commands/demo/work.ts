import { jobMoveForm, moveJobAtDesk } from '@/lib/desk/desk-job-forms';
import { jobsAtDesk } from '@/lib/jobs/desk-jobs';

/** What is done about the work of each item; all other work stays where its payment put it. */
const moves: { [item: string]: readonly { move: string; draft?: string }[] } = {
  'web-design-starter': [{ move: 'next' }, { move: 'show', draft: 'https://draft.example.com/12-rooms' }],
  'accounting-business': [{ move: 'next' }],
};

/** Work in different stages: a draft that waits for its yes, what is being built, and what has just begun. */
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
