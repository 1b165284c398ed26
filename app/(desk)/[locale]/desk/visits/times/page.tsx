import { cookies } from 'next/headers';
import { getLocale, getMessages } from 'next-intl/server';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Part } from '@/components/ui/heading';
import { appointmentCalendar } from '@/lib/appointments/calendar';
import type { AppointmentRules } from '@/lib/appointments/slots';
import { feedCookie } from '@/lib/desk/desk-appointment-forms';
import { env } from '@/lib/env/env';
import { cookiesIn } from '@/lib/http/cookies';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { orderKey } from '@/lib/orders/order';
import { CopyLink } from '../../copy-link';
import { DeskPage } from '../../desk-page';
import { staffHere } from '../../staff-here';
import { WeekdayForm } from './weekday-form';
import { WeeklyTimes } from './weekly-times';

const api = '/api/desk/visits/times';

/** When appointments can be had: each weekday, how far ahead, days off; and the address for the calendars of the staff. */
export default async function VisitTimesPage({ searchParams }: PageProps<'/[locale]/desk/visits/times'>) {
  await staffHere();
  const { desk: words } = (await getMessages()).appointments;
  const { times, rules, days_off: off } = await appointmentCalendar(new Date());
  return (
    <DeskPage title={words.times.title} of="visits" query={await searchParams}>
      <p className="text-ink-2">{words.times.lead}</p>
      <div className="desk-week">
        {times.map((day) => (
          <WeekdayForm key={day.weekday} day={day} api={api} />
        ))}
      </div>
      <WeeklyTimes times={times} />
      <div className="desk-beneath">
        <Rules rules={rules} />
        <DaysOff days={off} />
        <Feed />
      </div>
    </DeskPage>
  );
}

async function Rules({ rules }: { rules: AppointmentRules }) {
  const { rules: words } = (await getMessages()).appointments.desk;
  const field = (name: 'ahead' | 'notice' | 'change', value: number) => (
    <PlainField name={name} label={words[name]} inputMode="numeric" defaultValue={String(value)} />
  );
  return (
    <Part title={words.title}>
      <PostForm action={api} className="grid gap-4">
        <input type="hidden" name="what" value="rules" />
        {field('ahead', rules.ahead_days)}
        {field('notice', rules.notice_hours)}
        {field('change', rules.change_hours)}
        <PostButton label={words.save} className="justify-self-start" />
      </PostForm>
    </Part>
  );
}

async function DaysOff({ days }: { days: readonly string[] }) {
  const locale = await getLocale();
  const { daysOff: words } = (await getMessages()).appointments.desk;
  return (
    <Part title={words.title}>
      {days.map((day) => (
        <PostForm key={day} action={api}>
          <input type="hidden" name="what" value="open" />
          <input type="hidden" name="day" value={day} />
          <PostButton label={fill(words.remove, { day: dateOf(day, locale) })} look="ghost" />
        </PostForm>
      ))}
      <PostForm action={api} className="grid gap-4">
        <input type="hidden" name="what" value="off" />
        <PlainField name="day" label={words.day} type="date" />
        <PostButton label={words.add} className="justify-self-start" />
      </PostForm>
    </Part>
  );
}

async function Feed() {
  const { appointments, desk } = await getMessages();
  const { feed: words } = appointments.desk;
  const key = orderKey.safeParse(cookiesIn((await cookies()).toString()).get(feedCookie));
  return (
    <Part title={words.title} className="grid justify-items-start gap-3">
      <p>{words.text}</p>
      {key.success && (
        <CopyLink
          link={`${env().siteUrl}/api/calendars/${key.data}.ics`}
          words={{ ...desk.link, title: words.title }}
        />
      )}
      <PostForm action="/api/desk/visits/feed">
        <PostButton label={words.make} look="ghost" />
      </PostForm>
    </Part>
  );
}
