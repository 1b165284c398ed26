import { companyFields } from './company-fields';
import { decisionFields } from './decision-fields';
import type { Field } from './field';
import { priceFields } from './price-fields';

/** Everything that the owner may change without a developer, in the order of the desk. */
export const fields: readonly Field[] = [...priceFields, ...companyFields, ...decisionFields];

/** How a field is called in addresses, where what has a point is taken for a file. */
export function addressOf(path: string): string {
  return path.replaceAll('.', '~');
}

/** The field of an address, as {@link addressOf} writes it; undefined where there is none. */
export function findFieldAt(address: string): Field | undefined {
  return fields.find(({ path }) => addressOf(path) === address);
}

/** The field of a path; undefined where there is none (any more). */
export function findField(path: string): Field | undefined {
  return fields.find((field) => field.path === path);
}
