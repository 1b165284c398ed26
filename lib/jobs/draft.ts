import type { ListedFile } from '@/lib/orders/files/order-files';
import type { ShownJob } from './job';

const file = /^file:([0-9a-f-]{36})\/(.+)$/s;

/** What is kept of a draft that is a file of the order: which one, and its name, which outlives it. */
export const fileDraft = (id: string, name: string) => `file:${id}/${name}`;

/**
 * Where a draft is looked at, and how it is called: an address, or a file of the order.
 * @param api where the files of the order are, as the reader may get them
 */
export function draftOf(draft: string, api: string): { href: string; name: string } {
  const [, id, name] = file.exec(draft) ?? [];
  return id && name ? { href: `${api}/${id}`, name } : { href: draft, name: draft };
}

/** The name of a draft alone. */
export const draftName = (draft: string) => draftOf(draft, '').name;

/** Whether a file may be shown as a draft: it is here, and we sent it. */
export const isDraftFile = ({ state, person }: Pick<ListedFile, 'state' | 'person'>) =>
  state === 'whole' && person !== null;

/** Whether a file is what the customer is asked about at some work, where it is shown: the draft itself, or one of the drafts where no other was given. */
export const isAskedAbout = (
  { id, name, is_draft: isDraft }: Pick<ListedFile, 'id' | 'name' | 'is_draft'>,
  jobs: readonly Pick<ShownJob, 'draft' | 'moves'>[],
) =>
  jobs.some(
    ({ draft, moves }) => moves.includes('yes') && (draft === null ? isDraft : draft === fileDraft(id, name)),
  );
