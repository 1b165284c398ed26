import { companyFields } from './company-fields';
import { decisionFields } from './decision-fields';
import type { Field } from './field';
import { priceFields } from './price-fields';

/** Everything that the owner may change without a developer, in the order of the desk. */
export const fields: readonly Field[] = [...priceFields, ...companyFields, ...decisionFields];

/** The field of a path; undefined where there is none (any more). */
export function findField(path: string): Field | undefined {
  return fields.find((field) => field.path === path);
}
