import { getMessages } from 'next-intl/server';
import { fieldClass } from '@/components/forms/field-frame';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Fold } from '@/components/ui/fold';
import { env } from '@/lib/env/env';
import type { JobAtDesk } from '@/lib/jobs/desk-jobs';

/** To take a job is one tap. */
export async function JobTake({ job, email }: { job: JobAtDesk; email: string }) {
  if (job.assignee === email) return null;
  const { desk } = (await getMessages()).jobs;
  return (
    <PostForm action={`/api/desk/jobs/${job.id}/edit`} className="grid">
      <input type="hidden" name="seen" value={job.version} />
      <input type="hidden" name="assignee" value={email} />
      <input type="hidden" name="due" value={job.due_on ?? ''} />
      <input type="hidden" name="note" value={job.note ?? ''} />
      <PostButton label={desk.take} look="ghost" />
    </PostForm>
  );
}

/** Who does a job, until when it is promised, and what the team should know. */
export async function JobEdit({ job }: { job: JobAtDesk }) {
  const { jobs, forms } = await getMessages();
  const { desk } = jobs;
  return (
    <Fold title={desk.edit}>
      <PostForm action={`/api/desk/jobs/${job.id}/edit`} className="grid gap-4 pb-4">
        <input type="hidden" name="seen" value={job.version} />
        <label className="grid gap-1.5 font-semibold">
          {desk.fields.assignee}
          <select name="assignee" defaultValue={job.assignee ?? ''} className={fieldClass}>
            <option value="">{desk.nobody}</option>
            {env().STAFF.map((person) => (
              <option key={person} value={person}>
                {person}
              </option>
            ))}
          </select>
        </label>
        <PlainField
          name="due"
          label={desk.fields.due}
          type="date"
          defaultValue={job.due_on ?? ''}
          hint={forms.kit.optional}
        />
        <PlainField
          name="note"
          label={desk.fields.note}
          type="multiline"
          defaultValue={job.note ?? ''}
          maxLength={2000}
          hint={forms.kit.optional}
        />
        <PostButton label={desk.save} className="justify-self-start" />
      </PostForm>
    </Fold>
  );
}
