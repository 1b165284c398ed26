import type { ShownService } from '@/lib/services/service';

/** Where the buttons of services lead. */
export type ServicesApi = `/api/my-orders/${string}/services` | '/api/portal/services';

export type ServiceProps = { service: ShownService; api: ServicesApi };

/** What a service is called: its item, after the domain that it runs for. */
export const titleOf = ({ domain, name }: Pick<ShownService, 'domain' | 'name'>) =>
  domain === null ? name : `${domain}, ${name}`;
