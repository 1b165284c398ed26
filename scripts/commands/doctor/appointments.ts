import { appointmentArea } from '@/lib/appointments/appointment';
import { appointmentCalendar, areasOf, offeredSlots } from '@/lib/appointments/calendar';
import { type Finding, look, ok } from './finding';

/** Whether customers find a time. */
export async function appointmentFindings(): Promise<Finding[]> {
  const now = new Date();
  const calendar = await appointmentCalendar(now);
  const visits = areasOf(calendar, 'visit').some(
    (area) => offeredSlots(calendar, { kind: 'visit', area, now }).length > 0,
  );
  const dropOffs =
    offeredSlots(calendar, { kind: 'drop-off', area: appointmentArea.enum.shop, now }).length > 0;
  const found = [
    !visits && 'customers find no time for a visit: look at /desk/visits/times',
    !dropOffs && 'customers find no time for a drop-off: look at /desk/visits/times',
  ].flatMap((what) => (what ? [look('appointments', what)] : []));
  return found.length > 0 ? found : [ok('appointments', 'customers find times')];
}
