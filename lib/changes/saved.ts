import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { findSamples } from '@/lib/company/samples';
import { isCompanyTaxId } from '@/lib/thailand/tax-id';
import type { Field } from './field';

const moment = z.coerce.date().nullable();

const savedChange = z.object({
  id: z.uuid(),
  field: z.string(),
  version: z.number().int(),
  value: z.json(),
  was: z.json(),
  person: z.string(),
  /** YYYY-MM-DD. */
  counts_from: z.string(),
  saved_at: z.coerce.date(),
  released_at: moment,
  withdrawn_by: z.string().nullable(),
  withdrawn_at: moment,
  dropped_at: moment,
});

export type SavedChange = z.infer<typeof savedChange>;

const listed = z.object({ versions: z.record(z.string(), z.number()), changes: z.array(savedChange) });

/** What was changed at the desk, the newest first. @param field its path, null for all */
export function listChanges(field: string | null): Promise<z.infer<typeof listed>> {
  return askDatabase(listed, 'list_changes', { field });
}

/** Whether the next publication changes the site by it, once its day has come. */
export function isWaiting({
  released_at: released,
  withdrawn_at: withdrawn,
  dropped_at: dropped,
}: SavedChange) {
  return withdrawn === null ? released === null : released !== null && dropped === null;
}

/** The newest change of a field that nobody took back. */
export function newestOf(changes: readonly SavedChange[], path: string): SavedChange | undefined {
  return changes
    .filter(({ field, withdrawn_at: withdrawn }) => field === path && withdrawn === null)
    .sort((one, other) => other.version - one.version)[0];
}

/** What this build has of a field, samples as what they say. */
export function builtValue(field: Field): unknown {
  return withoutSample(field.value());
}

function withoutSample(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('sample' in value) return value.sample;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutSample(part)]));
}

/** Whether somebody invented what this build has of a field. */
export function isInventedHere(field: Field): boolean {
  if (field.path === 'company.taxId') return !isCompanyTaxId(String(field.value()));
  return findSamples(field.value()).length > 0;
}

/** What a field says once all is published: the newest change that nobody took back, or what this build has. */
export function savedValue(field: Field, changes: readonly SavedChange[]): unknown {
  const newest = newestOf(changes, field.path);
  return newest ? newest.value : builtValue(field);
}

const json = (value: unknown) => z.json().parse(JSON.parse(JSON.stringify(value ?? null)));

type Saving = { field: Field; value: unknown; version: number | 'newest'; from: string; person: string };

/**
 * Saves what somebody of the staff wrote.
 * @param version that of the field as they saw it @param from the first day on which it counts, as YYYY-MM-DD
 */
export async function saveChange({ field, value, version, from, person }: Saving) {
  const { changes, versions } = await listChanges(field.path);
  const was = json(savedValue(field, changes));
  const isSame = isDeepStrictEqual(field.write(was), field.write(json(value)));
  const newest = versions[field.path] ?? 0;
  const seen = version === 'newest' ? newest : version;
  if (isSame && seen === newest && (newestOf(changes, field.path)?.counts_from ?? from) <= from)
    return 'same';
  const answer = z.object({ outcome: z.enum(['saved', 'outdated']) });
  const args = { field: field.path, value: json(value), was, version: seen, person, counts_from: from };
  return (await askDatabase(answer, 'save_change', args)).outcome;
}

/** Takes a change back. @returns its field; undefined where there is no such change */
export async function withdrawChange(id: string, person: string): Promise<string | undefined> {
  const answer = z.object({ outcome: z.string(), field: z.string().optional() });
  return (await askDatabase(answer, 'withdraw_change', { id, person })).field;
}
