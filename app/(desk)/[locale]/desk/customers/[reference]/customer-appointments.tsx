import type { showCustomer } from '@/lib/desk/customers';
import { AppointmentsPart, NewAppointment } from '../../visits/appointment-row';

type Customer = NonNullable<Awaited<ReturnType<typeof showCustomer>>>;

/** The orders and inquiries of a customer, the newest first, and then the quotations. */
const referencesOf = ({ orders, inquiries, quotes }: Customer) => [
  ...[...orders, ...inquiries]
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .map(({ reference }) => reference),
  ...quotes.map(({ number }) => number),
];

/** The appointments of a customer. */
export function CustomerAppointments({ customer }: { customer: Customer }) {
  const [newest, ...others] = referencesOf(customer);
  return newest === undefined ? null : <AppointmentsPart references={[newest, ...others]} />;
}

/** Books an appointment for the newest order or inquiry of a customer. */
export function NewCustomerAppointment({ customer }: { customer: Customer }) {
  const [newest] = referencesOf(customer);
  return newest === undefined ? null : <NewAppointment reference={newest} look="ghost" />;
}
