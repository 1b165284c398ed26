import { notFound } from 'next/navigation';
import { getMessages } from 'next-intl/server';
import { subjectReference } from '@/lib/appointments/appointment';
import { appointmentsAtDesk, partyOf } from '@/lib/appointments/desk-appointments';
import { fill } from '@/lib/i18n/fill';
import { Rows } from '../../desk-list';
import { DeskColumns, DeskPage } from '../../desk-page';
import { staffHere } from '../../staff-here';
import { AppointmentRow } from '../appointment-row';
import { DeskChoice } from '../desk-choice';

/** Books a time for the customer of an order, an inquiry or a quotation, `?reference=`, beside what is booked already. */
export default async function NewVisitPage({ searchParams }: PageProps<'/[locale]/desk/visits/new'>) {
  await staffHere();
  const query = await searchParams;
  const reference = subjectReference.safeParse(query.reference);
  const party = reference.success ? await partyOf(reference.data) : undefined;
  if (!party) notFound();
  const { desk: words } = (await getMessages()).appointments;
  const { days } = await appointmentsAtDesk(new Date());
  return (
    <DeskPage title={fill(words.newTitle, { reference: party.reference })} of="visits" facts={party.name}>
      <DeskColumns
        isBoard
        side={
          <Rows title={words.title}>
            {[...days.values()].flat().map((stop) => (
              <AppointmentRow key={stop.id} stop={stop} />
            ))}
          </Rows>
        }
      >
        <section className="grid gap-4">
          <DeskChoice reference={party.reference} address={party.address ?? ''} query={query} />
        </section>
      </DeskColumns>
    </DeskPage>
  );
}
