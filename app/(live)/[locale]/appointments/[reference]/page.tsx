import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { PageTitle } from '@/components/ui/heading';
import { appointmentKind } from '@/lib/appointments/appointment';
import { ownAppointments } from '@/lib/appointments/own-appointments';
import { unbroken } from '@/lib/fields/reference';
import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';
import { orderReference } from '@/lib/orders/order';
import { proofOf } from '@/lib/orders/order-key';
import { ForgetKey } from '../../orders/[reference]/forget-key';
import { KeyFromAddress } from '../../orders/[reference]/key-from-address';
import { KeyInput } from '../../orders/[reference]/key-input';
import { OwnAppointments } from '../own-appointments';

type Props = PageProps<'/[locale]/appointments/[reference]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = (await getMessages()).appointments;
  const { reference } = await params;
  return {
    title: withoutMarks(fill(page.title, { reference })),
    description: withoutMarks(page.description),
  };
}

/** Where the sender of an inquiry chooses a time, to whoever has a key from a link; to anybody else the field for one. */
export default async function AppointmentsPage({ params, searchParams }: Props) {
  const { reference } = await params;
  if (!orderReference.safeParse(reference).success) notFound();
  const own = await ownAppointments(proofOf(reference, (await cookies()).toString()));
  const { page } = (await getMessages()).appointments;
  const now = new Date();
  // Whoever has an appointment came for that, and asks on the phone for one of the other kind.
  const isBooked = own?.appointments.some(({ state, ends_at: end }) => state === 'booked' && end > now);
  return (
    <div className="wrap grid max-w-[52rem] gap-8 py-section">
      <PageTitle text={fill(page.title, { reference: unbroken(reference) })} />
      {own ? (
        <>
          <ForgetKey />
          <OwnAppointments
            own={own}
            kinds={isBooked ? [] : appointmentKind.options}
            query={await searchParams}
          />
        </>
      ) : (
        <OpenWithKey reference={reference} />
      )}
    </div>
  );
}

async function OpenWithKey({ reference }: { reference: string }) {
  const { orders, appointments } = await getMessages();
  const { open } = orders;
  const api = `/api/appointments/${reference}/key` as const;
  return (
    <>
      <KeyFromAddress api={api} words={{ opening: open.opening, failed: open.failed }} />
      <p className="section-lead">{appointments.page.open}</p>
      <PostForm action={api} className="flex max-w-[44rem] flex-wrap items-end gap-4">
        <div className="min-w-64 grow">
          <KeyInput words={open} />
        </div>
        <PostButton label={open.submit} look="primary" />
      </PostForm>
    </>
  );
}
