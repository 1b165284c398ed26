import type { showCustomer } from '@/lib/desk/customers';
import { AppointmentsPart } from '../../visits/appointment-row';

type CustomerAppointmentsProps = { customer: NonNullable<Awaited<ReturnType<typeof showCustomer>>> };

/** The appointments of a customer; another is booked for the newest order or inquiry. */
export function CustomerAppointments({ customer }: CustomerAppointmentsProps) {
  const references = [...customer.orders, ...customer.inquiries]
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .map(({ reference }) => reference);
  const [newest, ...others] = [...references, ...customer.quotes.map(({ number }) => number)];
  return newest === undefined ? null : <AppointmentsPart references={[newest, ...others]} />;
}
