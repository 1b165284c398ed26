import { getMessages } from 'next-intl/server';
import { Part } from '@/components/ui/heading';
import { findServices } from '@/lib/desk/find-services';
import { ServiceRow } from '../services/service-row';

/** The running services that what was typed leads to: those that were made by hand have no order. */
export async function ServicesFound({ words }: { words: string }) {
  const { title } = (await getMessages()).desk.services;
  const services = await findServices(words);
  if (services.length === 0) return null;
  return (
    <Part title={title} className="grid gap-2">
      <ul>
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </ul>
    </Part>
  );
}
