import { publishedOf } from '@/lib/changes/published';
import { isWaiting, listChanges } from '@/lib/changes/saved';
import { today } from '@/lib/i18n/pattaya-time';
import { type Finding, look, mend, ok } from './finding';

/** What was changed at the desk: what waits for a publication, and what a build would not take any more. */
export async function shopFindings(): Promise<Finding[]> {
  const { changes } = await listChanges(null);
  const kept = changes.filter((change) => change.withdrawn_at === null);
  const { problems } = publishedOf(kept.map(({ field, value }) => ({ field, value })));
  if (problems.length > 0) return problems.map((problem) => mend('shop', problem));
  const due = changes.filter((change) => isWaiting(change) && change.counts_from <= today());
  const fields = [...new Set(due.map(({ field }) => field))].join(', ');
  return [
    due.length > 0
      ? look('shop', `changed and not yet published: ${fields}; publish at /desk/shop, or take it back there`)
      : ok('shop', 'all changes that count by today are published'),
  ];
}
