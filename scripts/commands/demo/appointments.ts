import { type AppointmentKind, appointmentArea } from '@/lib/appointments/appointment';
import { appointmentCalendar, areasOf, offeredSlots } from '@/lib/appointments/calendar';
import { bookAtDesk, deskBookForm } from '@/lib/desk/desk-appointment-forms';
import { listInquiries } from '@/lib/desk/desk-inquiries';

const booked: readonly { kind: AppointmentKind; place: number }[] = [
  { kind: 'visit', place: 0 },
  { kind: 'visit', place: 1 },
  { kind: 'drop-off', place: 0 },
];

/** Two visits and a drop-off for the inquiries that are there, at the first times that can be had. @returns a line for each */
export async function appointments(): Promise<string[]> {
  const inquiries = await listInquiries('new', null);
  const lines: string[] = [];
  for (const [index, { kind, place }] of booked.entries()) {
    const reference = inquiries[index]?.reference;
    const now = new Date();
    const calendar = await appointmentCalendar(now);
    const area = areasOf(calendar, kind)[place] ?? appointmentArea.enum.shop;
    const start = offeredSlots(calendar, { kind, area, now }, 'staff')[0]?.starts;
    if (!reference || !start) continue;
    const address = kind === 'visit' ? `${index + 1} Beach Road (sample)` : '';
    const form = deskBookForm.parse({
      what: 'book',
      kind,
      area,
      start: start.toISOString(),
      address,
      reference,
    });
    await bookAtDesk({ reference: '', person: 'Demo', form, isOnOrder: false });
    lines.push(`${kind}  ${reference}  ${area}`);
  }
  return lines;
}
