import '../../live.css';
import '../../styles/desk-rooms.css';
import '../../styles/desk-frame.css';
import '../../styles/desk-side.css';
import '../../styles/desk.css';
import '../../styles/desk-title.css';
import '../../styles/desk-amount.css';
import '../../styles/desk-fields.css';
import '../../styles/desk-customer.css';
import '../../styles/desk-send.css';
import '../../styles/desk-sheet.css';
import '../../styles/desk-till.css';
import '../../styles/desk-parts.css';
import '../../styles/desk-rows.css';
import '../../styles/desk-row-sign.css';
import '../../styles/desk-counted.css';
import '../../styles/desk-lines.css';
import '../../styles/desk-orders.css';
import '../../styles/desk-dated.css';
import '../../styles/desk-posters.css';
import '../../styles/desk-ledger.css';
import '../../styles/desk-sheets.css';
import '../../styles/desk-job-roads.css';
import '../../styles/desk-hours.css';
import '../../styles/desk-hours-wide.css';
import '../../styles/desk-call.css';
import '../../styles/desk-postcards.css';
import '../../styles/desk-opened.css';
import '../../styles/desk-leaves.css';
import '../../styles/desk-next.css';
import '../../styles/desk-week.css';
import '../../styles/desk-heading.css';
import '../../styles/desk-mail.css';
import '../../styles/desk-fronts.css';
import '../../styles/desk-shelves.css';
import '../../styles/desk-envelopes.css';
import '../../styles/desk-states.css';
import '../../styles/desk-moves.css';
import '../../styles/desk-nothing.css';
import '../../styles/desk-buttons.css';
import '../../styles/desk-street.css';
import '../../styles/desk-days.css';
import '../../styles/desk-plane.css';
import '../../styles/desk-shops.css';
import '../../styles/desk-houses.css';
import '../../styles/desk-open.css';
import '../../styles/desk-month.css';
import '../../styles/desk-panes.css';
import '../../styles/desk-storeys.css';
import '../../styles/desk-numbers.css';
import '../../styles/desk-band.css';
import '../../styles/desk-ways.css';
import '../../styles/desk-count-signs.css';
import '../../styles/desk-bars.css';
import '../../styles/desk-history.css';
import '../../styles/road.css';
import '../../styles/desk-foot.css';
import '../../styles/desk-room-head.css';
import '../../styles/pay-code.css';
import '../../styles/slip-card.css';
import '../../styles/desk-counter.css';
import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { deskCounts } from '@/lib/desk/counts';
import { LiveShell } from '../../live-shell';
import { siteViewport } from '../../viewport';
import { DeskHeader } from './desk/desk-header';
import { staffHere } from './desk/staff-here';

export const dynamic = 'force-dynamic';

export const viewport = siteViewport;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).desk.title, robots: { index: false, follow: false } };
}

/** The desk: for the staff alone, whoever else comes is led to the sign-in. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const staff = await staffHere();
  return (
    <LiveShell header={<DeskHeader email={staff.email} counts={await deskCounts()} />}>
      <div className="desk">{children}</div>
    </LiveShell>
  );
}
