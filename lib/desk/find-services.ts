import 'server-only';
import { servicesAtDesk } from '@/lib/services/desk-services';
import type { ListedService } from '@/lib/services/service';
import { type SearchTerm, searchTerms } from './search-terms';

const most = 20;

/**
 * The services that every typed term is found in: by customer, e-mail address, phone number, domain, item, or the reference of what asked
 * for them last. They are few enough to be looked through here.
 * @param words as typed into the search of the desk
 */
export async function findServices(words: string): Promise<ListedService[]> {
  const terms = await searchTerms(words);
  if (terms.length === 0) return [];
  const { services } = await servicesAtDesk();
  return services.filter((service) => terms.every((term) => isIn(service, term))).slice(0, most);
}

function isIn(service: ListedService, { text, digits, items }: SearchTerm): boolean {
  const { customer_phone: phone, item } = service;
  if (item !== null && items.includes(item)) return true;
  if (digits.length >= 4 && (phone ?? '').replace(/\D/g, '').includes(digits)) return true;
  const plain = text.replace(/\\(.)/g, '$1').toLowerCase();
  return [
    service.customer_name,
    service.customer_email,
    service.company_name,
    service.company_tax_id,
    service.domain,
    service.name,
    service.name_en,
    service.reference,
    service.order?.reference ?? null,
  ].some((known) => known?.toLowerCase().includes(plain));
}
