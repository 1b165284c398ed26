import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { fill } from '@/lib/i18n/fill';
import type { JobAtDesk } from '@/lib/jobs/desk-jobs';
import type { JobMove } from '@/lib/jobs/job';
import { isInFixes, wayOfJob } from '@/lib/jobs/job-way';
import type { ListedFile } from '@/lib/orders/files/order-files';
import { DraftFile } from './draft-file';

type Asked = {
  name: 'draft' | 'words' | 'name';
  label: 'draft' | 'words' | 'needs' | 'wanted' | 'wrong' | 'who';
  isNeeded: boolean;
};

const words = (label: 'words' | 'needs' | 'wanted' | 'wrong', isNeeded = false): Asked => ({
  name: 'words',
  label,
  isNeeded,
});
const who: Asked = { name: 'name', label: 'who', isNeeded: true };

/** What a move asks for; the others are one tap. */
const asks: Partial<Record<JobMove, Asked[]>> = {
  show: [{ name: 'draft', label: 'draft', isNeeded: false }, words('words')],
  wait: [words('needs', true)],
  yes: [who],
  change: [words('wanted', true), who],
  fix: [words('wrong', true), who],
  pause: [words('words')],
  cancel: [words('words')],
};

/** In the order in which they are offered: what leads on first. */
const order: JobMove[] = [
  'next',
  'show',
  'yes',
  'change',
  'fix',
  'resume',
  'wait',
  'pause',
  'reopen',
  'cancel',
];

type JobMovesProps = {
  job: JobAtDesk;
  /** What may be shown as a draft. */
  files: readonly ListedFile[];
  /** What else may be done with one tap. */
  children: ReactNode;
};

/** What the staff may make of a job: one tap, or what it asks for; and the way back while nobody has heard of the newest move. */
export async function JobMoves({ job, files, children }: JobMovesProps) {
  const { jobs, forms } = await getMessages();
  const { desk } = jobs;
  const { labels, current } = wayOfJob(job, jobs);
  const offered = order.filter((move) => job.moves.includes(move));
  const isFixing = isInFixes(job);
  const labelOf = (move: JobMove) =>
    move === 'next' && isFixing
      ? desk.moves.fixed
      : fill(desk.moves[move], { stage: labels[current + 1] ?? jobs.done });
  return (
    <div className="desk-moves">
      {offered.map((move, index) => {
        const fields = move === 'next' && isFixing ? [words('words')] : asks[move];
        const look = index === 0 ? `${buttonClass.primary} desk-first` : buttonClass.ghost;
        if (!fields)
          return (
            <JobForm key={move} job={job} move={move} className="grid">
              <button type="submit" className={look}>
                {labelOf(move)}
              </button>
            </JobForm>
          );
        return (
          <details key={move} className={move === 'cancel' ? 'desk-ending' : undefined}>
            <summary className={index === 0 ? look : undefined}>
              {labelOf(move)}
              <span className="chevron" />
            </summary>
            <JobForm job={job} move={move} className="grid gap-3 p-3">
              {fields.map(({ name, label, isNeeded }) => (
                <PlainField
                  key={name}
                  id={`${move}-${name}`}
                  name={name}
                  label={desk.fields[label]}
                  required={isNeeded}
                  maxLength={name === 'words' ? 2000 : name === 'draft' ? 500 : 100}
                  {...(name === 'words' && { type: 'multiline' as const })}
                  {...(name === 'draft' && { inputMode: 'url' as const })}
                  {...(!isNeeded && { hint: forms.kit.optional })}
                />
              ))}
              {move === 'show' && files.length > 0 && (
                <DraftFile files={files} label={desk.fields.file} none={desk.fields.noFile} />
              )}
              <PostButton label={labelOf(move)} look="primary" />
            </JobForm>
          </details>
        );
      })}
      {children}
      {job.may_undo && (
        <PostForm action={`/api/desk/jobs/${job.id}/undo`} className="grid">
          <input type="hidden" name="seen" value={job.version} />
          <PostButton label={desk.moves.undo} look="ghost" />
        </PostForm>
      )}
    </div>
  );
}

type JobFormProps = { job: JobAtDesk; move: JobMove; className: string; children: ReactNode };

/** Says which version the person saw, so that nothing happens where somebody was faster. */
function JobForm({ job, move, className, children }: JobFormProps) {
  return (
    <PostForm action={`/api/desk/jobs/${job.id}/moves`} className={className}>
      <input type="hidden" name="move" value={move} />
      <input type="hidden" name="seen" value={job.version} />
      {children}
    </PostForm>
  );
}
