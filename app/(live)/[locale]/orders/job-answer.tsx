import { getMessages } from 'next-intl/server';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Fold } from '@/components/ui/fold';
import type { ShownJob } from '@/lib/jobs/job';

/** The customer's yes to what is shown, or what is to be changed; with the name of who says so. */
export async function JobAnswer({ job, customer }: { job: ShownJob; customer: string }) {
  const { answer: words } = (await getMessages()).jobs;
  const { id, version, reference } = job;
  const form = { action: `/api/my-orders/${reference}/jobs/${id}`, className: 'grid gap-4 pb-4' } as const;
  const known = (move: 'yes' | 'change') => (
    <>
      <input type="hidden" name="move" value={move} />
      <input type="hidden" name="seen" value={version} />
      <PlainField
        id={`${move}-name-${id}`}
        name="name"
        label={words.name}
        defaultValue={customer}
        maxLength={100}
        autoComplete="name"
        required
      />
    </>
  );
  return (
    <div>
      <PostForm {...form}>
        {known('yes')}
        <p className="text-ink-2 text-small">{words.yesText}</p>
        <PostButton label={words.yes} look="primary" className="justify-self-start" />
      </PostForm>
      <Fold title={words.change}>
        <PostForm {...form}>
          <PlainField
            id={`words-${id}`}
            name="words"
            label={words.words}
            type="multiline"
            maxLength={2000}
            required
          />
          {known('change')}
          <PostButton label={words.send} className="justify-self-start" />
        </PostForm>
      </Fold>
    </div>
  );
}
