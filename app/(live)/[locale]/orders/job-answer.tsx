import { getMessages } from 'next-intl/server';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Fold } from '@/components/ui/fold';
import type { ShownJob } from '@/lib/jobs/job';

type JobAnswerProps = { job: ShownJob; customer: string };

/** The customer's yes to what is shown, or what is to be changed; with the name of who says so. */
export async function JobAnswer({ job, customer }: JobAnswerProps) {
  const { answer: words } = (await getMessages()).jobs;
  return (
    <div>
      <PostForm {...formOf(job)}>
        <Known job={job} move="yes" customer={customer} />
        <p className="text-ink-2 text-small">{words.yesText}</p>
        <PostButton label={words.yes} look="primary" className="justify-self-start" />
      </PostForm>
      <Told
        job={job}
        move="change"
        customer={customer}
        words={{ title: words.change, label: words.words, send: words.send }}
      />
    </div>
  );
}

/** What the customer may report of what is done, as long as faults are put right. */
export async function JobFault({ job, customer }: JobAnswerProps) {
  const { report: title, words: label, send } = (await getMessages()).jobs.fixes;
  return <Told job={job} move="fix" customer={customer} words={{ title, label, send }} />;
}

const formOf = ({ id, reference }: ShownJob) =>
  ({ action: `/api/my-orders/${reference}/jobs/${id}`, className: 'grid gap-4 pb-4' }) as const;

type KnownProps = JobAnswerProps & { move: 'yes' | 'change' | 'fix' };

/** Which version was seen, and who says it. */
async function Known({ job: { id, version }, move, customer }: KnownProps) {
  const { answer: words } = (await getMessages()).jobs;
  return (
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
}

type ToldProps = KnownProps & { words: Record<'title' | 'label' | 'send', string> };

/** Something that the customer writes, folded behind what it is. */
function Told({ words, ...known }: ToldProps) {
  return (
    <Fold title={words.title}>
      <PostForm {...formOf(known.job)}>
        <PlainField
          id={`${known.move}-words-${known.job.id}`}
          name="words"
          label={words.label}
          type="multiline"
          maxLength={2000}
          required
        />
        <Known {...known} />
        <PostButton label={words.send} className="justify-self-start" />
      </PostForm>
    </Fold>
  );
}
