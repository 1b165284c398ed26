import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { pastTimeOf } from '@/lib/i18n/age';
import { dateOf } from '@/lib/i18n/dates';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { today } from '@/lib/i18n/pattaya-time';
import { jobAtDesk } from '@/lib/jobs/desk-jobs';
import { draftName, draftOf, isDraftFile } from '@/lib/jobs/draft';
import { eventText } from '@/lib/jobs/event-text';
import { isInFixes, roundsText, wayOfJob } from '@/lib/jobs/job-way';
import { filesOf } from '@/lib/orders/files/order-files';
import { lineNames } from '@/lib/orders/order-lines';
import { livePaths } from '@/lib/site/live-pages';
import { Customer } from '../../customer';
import { DeskColumns, DeskPage } from '../../desk-page';
import { DeskRoad } from '../../desk-road';
import { History, Note } from '../../history';
import { OrderFiles } from '../../orders/[reference]/order-files';
import { Leaf } from '../../row-sign';
import { staffHere } from '../../staff-here';
import { StatePlate } from '../../state-plate';
import { jobPlates } from '../job-row';
import { JobEdit, JobTake } from './job-edit';
import { JobMoves } from './job-moves';

/** What the customer said, whoever wrote it down. */
const isSaid: ReadonlySet<string> = new Set(['fix', 'change']);

/** One job: how far it is, what may be done about it, whose it is, and what happened. */
export default async function DeskJobPage({ params, searchParams }: PageProps<'/[locale]/desk/work/[job]'>) {
  const { email } = await staffHere();
  const job = await jobAtDesk((await params).job);
  if (!job) notFound();
  const locale = await getLocale();
  const { jobs: words, desk } = await getMessages();
  const { labels, current } = wayOfJob(job, words);
  const draft =
    job.draft === null ? undefined : draftOf(job.draft, `/api/desk/orders/${job.reference}/files`);
  const files = (await filesOf({ reference: job.reference, person: email }))?.files.filter(isDraftFile) ?? [];
  const [newest] = job.history;
  const said = newest && !newest.is_undone && isSaid.has(newest.move) ? newest : undefined;
  const facts = [
    job.stopped_on !== null &&
      `${words.desk.states[job.state]} ${fill(words.desk.since, { day: dateOf(job.stopped_on, locale) })}`,
    roundsText(job, words),
    job.assignee ?? words.desk.nobody,
  ];
  return (
    <DeskPage
      title={(await lineNames(locale))({ ...job, id: job.item, type: '' })}
      of="work"
      query={await searchParams}
      state={<StatePlate state={jobPlates[job.state]}>{words.desk.states[job.state]}</StatePlate>}
      road={
        <DeskRoad
          label={words.stopsLabel}
          current={current}
          stops={labels.map((text, index) => ({ key: `${index}`, text }))}
        />
      }
      facts={
        <>
          <a
            href={localePath(locale, `${livePaths.desk}/orders/${job.reference}`)}
            className={buttonClass.text}
          >
            {job.reference}
          </a>
          {facts.map((text) => text && <span key={text}>{text}</span>)}
        </>
      }
    >
      <DeskColumns
        isBoard
        side={
          <>
            <Customer of={job} reference={job.reference} />
            <OrderFiles isOpen reference={job.reference} person={email} page={`/work/${job.id}`} />
          </>
        }
      >
        <section className="grid gap-4">
          {said && (
            <p className="desk-said">
              {eventText(said, job, words, locale)}
              <Note text={said.words} />
            </p>
          )}
          {job.due_on !== null && (
            <ul className="desk-stands">
              <li>
                <Leaf day={job.due_on} isLate={job.state === 'ours' && job.due_on < today()} />
                {fill(isInFixes(job) ? words.fixes.until : words.by, { date: dateOf(job.due_on, locale) })}
              </li>
            </ul>
          )}
          <JobMoves job={job} files={files}>
            <JobTake job={job} email={email} />
          </JobMoves>
          {draft && (
            <ExternalLink
              href={draft.href}
              className={`${buttonClass.text} wrap-anywhere justify-self-start`}
            >
              {draft.name}
            </ExternalLink>
          )}
          {job.note && <p className="whitespace-pre-wrap wrap-anywhere">{job.note}</p>}
          <JobEdit job={job} />
        </section>
        {job.history.length > 0 && (
          <History
            title={words.desk.history}
            entries={job.history.map((event) => {
              const what = eventText(event, job, words, locale);
              return {
                key: String(event.id),
                what: event.is_undone ? fill(words.desk.undone, { move: what }) : what,
                more: <Note text={event.move === 'due' ? null : event.words} />,
                below: dotted([
                  pastTimeOf(event.created_at, locale),
                  event.person ?? (event.actor === 'customer' ? desk.order.customer : null),
                  event.draft && draftName(event.draft),
                ]),
              };
            })}
          />
        )}
      </DeskColumns>
    </DeskPage>
  );
}
