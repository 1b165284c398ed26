import { getLocale, getMessages } from 'next-intl/server';
import { Fold } from '@/components/ui/fold';
import { dateTimeOf } from '@/lib/i18n/dates';
import { dotted } from '@/lib/i18n/dotted';
import { draftName } from '@/lib/jobs/draft';
import { eventText } from '@/lib/jobs/event-text';
import type { ShownJob } from '@/lib/jobs/job';

/** What happened to a job: who said what to which draft, and when; the newest first. */
export async function JobHistory({ job }: { job: ShownJob }) {
  const locale = await getLocale();
  const words = (await getMessages()).jobs;
  const told = job.history.filter(({ move, is_undone: isUndone }) => !isUndone && move !== 'undo');
  if (told.length === 0) return null;
  return (
    <Fold title={words.said.title}>
      <ol className="grid gap-3 pb-2">
        {told.map((event) => (
          <li key={event.id} className="border-hair border-l-4 pl-4">
            <span className="wrap-anywhere font-medium">{eventText(event, job, words, locale)}</span>
            {event.words && event.move !== 'due' && (
              <span className="block whitespace-pre-wrap wrap-anywhere">{event.words}</span>
            )}
            <span className="wrap-anywhere block text-ink-2 text-small">
              {dotted([dateTimeOf(event.created_at, locale), event.draft && draftName(event.draft)])}
            </span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
