import { appointmentArea } from '@/lib/appointments/appointment';
import { appointmentCalendar, areasOf, offeredSlots } from '@/lib/appointments/calendar';
import { appointmentsAtDesk } from '@/lib/appointments/desk-appointments';
import { type Finding, look, ok } from './finding';

/** Whether customers find a time, and what is over of which nobody has said what became of it. */
export async function appointmentFindings(): Promise<Finding[]> {
  const now = new Date();
  const calendar = await appointmentCalendar(now);
  const { over } = await appointmentsAtDesk(now);
  const visits = areasOf(calendar, 'visit').some(
    (area) => offeredSlots(calendar, { kind: 'visit', area, now }).length > 0,
  );
  const dropOffs =
    offeredSlots(calendar, { kind: 'drop-off', area: appointmentArea.enum.shop, now }).length > 0;
  const found = [
    !visits && 'customers find no time for a visit: look at /desk/visits/times',
    !dropOffs && 'customers find no time for a drop-off: look at /desk/visits/times',
    over.length > 0 && `${over.length} over, and nobody has said what became of them: look at /desk/visits`,
  ].flatMap((what) => (what ? [look('appointments', what)] : []));
  return found.length > 0 ? found : [ok('appointments', 'customers find times')];
}
