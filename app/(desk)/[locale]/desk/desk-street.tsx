import { getLocale, getMessages } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';
import type { Appointment } from '@/lib/appointments/appointment';
import { deskCounts } from '@/lib/desk/counts';
import { listInquiries } from '@/lib/desk/desk-inquiries';
import { nearTimeOf, timeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { livePaths } from '@/lib/site/live-pages';
import { houseOf } from './desk-house';
import type { DeskPart } from './desk-sign';
import { InquiryClock } from './inquiries/inquiry-clock';
import { openIn, waitingIn } from './waiting';

type Shop = {
  part: DeskPart;
  /** What is said of what waits there. */
  below?: ReactNode;
  /** What is said of the rest while nothing waits. */
  else?: ReactNode;
  isLate?: boolean;
};

type DeskStreetProps = {
  today: readonly Appointment[];
  /** How many jobs are ours to do. */
  turn: number;
  /** Since when the oldest slip waits. */
  slip: Date | undefined;
};

/**
 * What waits at the desk as the shops of a street, in the order of its haste: lit while anything waits, open while there is anything, else shut. The bus has come as far as the day's
 * appointments, and the road leads to the next one.
 */
export async function DeskStreet({ today, turn, slip }: DeskStreetProps) {
  const locale = await getLocale();
  const { desk, jobs, appointments } = await getMessages();
  const counts = await deskCounts();
  const [waiting, open] = [waitingIn(counts), openIn(counts)];
  const next = today.find(({ state, ends_at: end }) => state === 'booked' && end.getTime() > Date.now());
  const [oldest] = waiting.inquiries > 0 ? await listInquiries('new', null) : [];
  const shops: Shop[] = [
    { part: 'check', below: slip && fill(desk.check.since, { time: nearTimeOf(slip, locale) }) },
    { part: 'inquiries', below: oldest && <InquiryClock inquiry={oldest} /> },
    { part: 'quotes', below: desk.quotes.filters.asked },
    { part: 'orders', below: desk.states['slip-wanted'], else: desk.states['awaiting-payment'] },
    { part: 'work', below: jobs.desk.groups.late, else: fill(desk.turn, { count: turn }), isLate: true },
    {
      part: 'visits',
      below: appointments.desk.over,
      else: next && fill(desk.next, { time: timeOf(next.starts_at, locale) }),
      isLate: true,
    },
    {
      part: 'services',
      below: desk.services.groups.overdue,
      else: desk.services.states.running,
      isLate: true,
    },
    { part: 'mail', below: desk.mail.title, else: desk.mail.problems.queued },
  ];
  const over = today.filter(({ state }) => state !== 'booked').length;
  return (
    <div className="desk-street" style={{ '--gone': over / (today.length || 1) } as CSSProperties}>
      <ul aria-label={desk.waiting}>
        {shops.map(({ part, below, else: rest, isLate }) => (
          <li
            key={part}
            className={lookOf(part, waiting[part], open[part], isLate)}
            style={{ '--at': houseOf[part] } as CSSProperties}
          >
            <a href={part === 'check' ? '#check' : localePath(locale, `${livePaths.desk}/${part}`)}>
              <span>
                <Lettering text={desk.tabs[part]} />
                <span className="sr-only">: </span>
              </span>
              <b>
                {waiting[part]}
                {open[part] > waiting[part] && <i> {fill(desk.of, { all: open[part] })}</i>}
              </b>
              {open[part] > 0 && <small>{waiting[part] > 0 ? below : rest}</small>}
            </a>
          </li>
        ))}
      </ul>
      <p>
        {next ? (
          <a href={localePath(locale, `${livePaths.desk}/visits/${next.id}`)}>
            {`${timeOf(next.starts_at, locale)} ${next.name ?? appointments.desk.nobody}`}
          </a>
        ) : (
          today.length > 0 && <span>{`${withoutMarks(desk.tabs.visits)} ${over}/${today.length}`}</span>
        )}
      </p>
    </div>
  );
}

/** Whether a shop is lit, open or shut, in the colours of its house. */
function lookOf(part: DeskPart, waiting: number, open: number, isLate = false): string {
  if (open === 0) return 'desk-shut';
  if (waiting === 0) return `room-${part} desk-calm`;
  return `room-${part}${isLate ? ' desk-late' : ''}`;
}
