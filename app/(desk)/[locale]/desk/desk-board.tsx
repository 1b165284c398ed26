import { getLocale, getMessages } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';
import { deskCounts } from '@/lib/desk/counts';
import { listInquiries } from '@/lib/desk/desk-inquiries';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import type { DeskPart } from './desk-sign';
import { InquiryClock } from './inquiries/inquiry-clock';

type Plate = {
  part: DeskPart;
  count: number;
  /** What waits; the name of its part, unless that says too little. */
  label?: string;
  below?: ReactNode;
  look?: string;
};

/** What waits elsewhere at the desk, in the order of its haste, one tap from each. */
export async function DeskBoard() {
  const locale = await getLocale();
  const { desk, jobs, appointments } = await getMessages();
  const counts = await deskCounts();
  const [oldest] = counts.inquiries > 0 ? await listInquiries('new', null) : [];
  const waiting: Plate[] = [
    { part: 'inquiries', count: counts.inquiries, below: oldest && <InquiryClock inquiry={oldest} /> },
    { part: 'quotes', count: counts.quotes, below: desk.quotes.filters.asked },
    {
      part: 'orders',
      count: counts.slip_wanted,
      label: desk.states['slip-wanted'],
      below: <Lettering text={desk.tabs.orders} />,
      look: 'desk-board-wait',
    },
    { part: 'work', count: counts.jobs, below: jobs.desk.groups.late, look: 'desk-board-late' },
    { part: 'visits', count: counts.appointments, below: appointments.desk.over, look: 'desk-board-late' },
    {
      part: 'services',
      count: counts.services,
      below: desk.services.groups.overdue,
      look: 'desk-board-late',
    },
    { part: 'mail', count: counts.mail },
  ];
  const plates = waiting.filter(({ count }) => count > 0);
  if (plates.length === 0) return null;
  return (
    <ul
      className="desk-board"
      style={{ '--tiles': plates.length === 4 ? 2 : Math.min(plates.length, 3) } as CSSProperties}
    >
      {plates.map(({ part, count, label = desk.tabs[part], below, look }) => (
        <li key={part}>
          <a href={localePath(locale, `${livePaths.desk}/${part}`)} className={look}>
            <b>{count}</b>
            <span>
              <Lettering text={label} />
            </span>
            <small>{below}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
