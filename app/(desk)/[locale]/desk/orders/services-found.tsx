import { getMessages } from 'next-intl/server';
import { findServices } from '@/lib/desk/find-services';
import { Rows } from '../desk-list';
import { ServiceRow } from '../services/service-row';

/** The running services that what was typed leads to: those that were made by hand have no order. */
export async function ServicesFound({ words }: { words: string }) {
  const { title } = (await getMessages()).desk.services;
  const services = await findServices(words);
  return (
    <Rows title={title}>
      {services.map((service) => (
        <ServiceRow key={service.id} service={service} />
      ))}
    </Rows>
  );
}
