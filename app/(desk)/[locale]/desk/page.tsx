import { getLocale, getMessages } from 'next-intl/server';
import { PartTitle } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { appointmentsAtDesk } from '@/lib/appointments/desk-appointments';
import { erasuresAsked } from '@/lib/desk/desk-erasures';
import { ordersToCheck } from '@/lib/desk/desk-orders';
import { placeIn } from '@/lib/desk/place';
import { pastTimeOf } from '@/lib/i18n/age';
import { dayTitle } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { staffUnderFire } from '@/lib/identity/ask-sign-in';
import { groupOfJob, jobsAtDesk } from '@/lib/jobs/desk-jobs';
import { livePaths } from '@/lib/site/live-pages';
import { MoreLink, Nothing, Row, Rows } from './desk-list';
import { DeskColumns, DeskPage } from './desk-page';
import { DeskStreet } from './desk-street';
import { NewSale } from './new-sale';
import { SlipCard } from './slip-card';
import { staffHere } from './staff-here';
import { AppointmentRow } from './visits/appointment-row';
import { JobRow } from './work/job-row';

/** Today: how much waits where, each slip with the buttons that decide, where to be, and the work that is late. */
export default async function DeskPageOfToday({ searchParams }: PageProps<'/[locale]/desk'>) {
  await staffHere();
  const query = await searchParams;
  const locale = await getLocale();
  const { desk: words, appointments, jobs: jobWords } = await getMessages();
  const orders = await ordersToCheck(placeIn(query.after));
  const underFire = await staffUnderFire();
  const now = new Date();
  const today = dayInPattaya(now);
  const { over, days } = await appointmentsAtDesk(now);
  const todays = [
    ...over.filter(({ starts_at: at }) => dayInPattaya(at) === today),
    ...(days.get(today) ?? []),
  ];
  const work = await jobsAtDesk();
  const jobs = work.filter((job) => ['said', 'late'].includes(groupOfJob(job, today)));
  return (
    <DeskPage title={dayTitle(today, locale)} query={query} actions={<NewSale />}>
      {underFire.length > 0 && (
        <Notice look="amber" text={fill(words.underFire, { addresses: underFire.join(', ') })} />
      )}
      <DeskStreet
        today={todays}
        turn={work.filter(({ state }) => state === 'ours').length}
        slip={query.after ? undefined : orders.at(0)?.placed_at}
      />
      <DeskColumns
        side={
          <>
            <Rows title={appointments.desk.today}>
              {[...over, ...(days.get(today) ?? [])].map((stop) => (
                <AppointmentRow key={stop.id} stop={stop} day={today} />
              ))}
            </Rows>
            <Rows title={jobWords.desk.title}>
              {jobs.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </Rows>
            <Rows title={words.erasure.waiting}>
              {(await erasuresAsked()).map(({ reference, asked_at: asked }) => (
                <Row
                  key={reference}
                  href={localePath(locale, `${livePaths.desk}/orders/${reference}`)}
                  title={reference}
                  below={pastTimeOf(asked, locale)}
                  isOurs
                />
              ))}
            </Rows>
          </>
        }
      >
        <PartTitle text={words.check.title} />
        {orders.length === 0 && <Nothing of="check" text={words.check.empty} />}
        <ul id="check" className="desk-cards scroll-mt-20">
          {orders.map((order) => (
            <SlipCard key={order.reference} order={order} />
          ))}
        </ul>
        <MoreLink
          rows={orders.map(({ placed_at, id }) => ({ created_at: placed_at, id }))}
          path={localePath(locale, livePaths.desk)}
          name="after"
          label={words.check.next}
        />
      </DeskColumns>
    </DeskPage>
  );
}
