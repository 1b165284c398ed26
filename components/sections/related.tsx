import { type SignedPage, signedPages } from '@/lib/drawings/page-signs';
import { Street } from './street';

type Entry = { title: string; text: string };

/** Where a reader goes next: pages of ours by name, each with what it has to do with this one. */
export function Related({ title, items }: { title: string; items: Partial<Record<SignedPage, Entry>> }) {
  const boards = signedPages.flatMap((to) => {
    const words = items[to];
    return words ? [{ to, ...words }] : [];
  });
  return <Street title={title} boards={boards} />;
}
