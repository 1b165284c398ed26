import { notFound } from 'next/navigation';
import { getMessages } from 'next-intl/server';
import { subjectReference } from '@/lib/appointments/appointment';
import { partyOf } from '@/lib/appointments/desk-appointments';
import { fill } from '@/lib/i18n/fill';
import { DeskPage } from '../../desk-page';
import { staffHere } from '../../staff-here';
import { DeskChoice } from '../desk-choice';

/** Books a time for the customer of an order, an inquiry or a quotation, `?reference=`. */
export default async function NewVisitPage({ searchParams }: PageProps<'/[locale]/desk/visits/new'>) {
  await staffHere();
  const query = await searchParams;
  const reference = subjectReference.safeParse(query.reference);
  const party = reference.success ? await partyOf(reference.data) : undefined;
  if (!party) notFound();
  const { desk: words } = (await getMessages()).appointments;
  return (
    <DeskPage title={fill(words.newTitle, { reference: party.reference })} of="visits">
      {party.name && <p>{party.name}</p>}
      <DeskChoice reference={party.reference} address={party.address ?? ''} query={query} />
    </DeskPage>
  );
}
