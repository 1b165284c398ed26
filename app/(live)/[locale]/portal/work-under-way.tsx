import { getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Part } from '@/components/ui/heading';
import { fill } from '@/lib/i18n/fill';
import type { ShownJob } from '@/lib/jobs/job';
import { JobStand } from '../orders/own-jobs';

/** The work that is not over, each with the way to its order, where a draft is answered. */
export async function WorkUnderWay({ jobs }: { jobs: readonly ShownJob[] }) {
  if (jobs.length === 0) return null;
  const { jobs: words, portal } = await getMessages();
  return (
    <Part title={words.title}>
      <ul className="grid gap-6">
        {jobs.map((job) => (
          <li key={job.id} className="grid min-w-0 gap-4 rounded-board border border-hair bg-board p-5">
            <JobStand job={job} />
            <PostForm action={`/api/portal/orders/${job.reference}`}>
              <PostButton
                label={fill(portal.open, { reference: job.reference })}
                look={job.moves.includes('yes') ? 'primary' : 'ghost'}
              />
            </PostForm>
          </li>
        ))}
      </ul>
    </Part>
  );
}
