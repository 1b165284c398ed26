'use client';

import { Notice } from '@/components/ui/notice';
import { useShown } from './cart-words';
import type { SoldItem } from './sold-item';
import { useCartLink } from './use-cart-link';

/** Says what came of a link that brought items, and what of it was left out. */
export function FromLink({ sold }: { sold: readonly SoldItem[] }) {
  const words = useShown().words.link;
  const adopted = useCartLink(sold);
  return (
    <div role="status" className="mt-6 grid gap-3 empty:hidden print:hidden">
      {adopted?.hasAdded && <Notice look="success" text={words.added} />}
      {adopted?.hasForeign && <Notice look="amber" text={words.dropped} />}
    </div>
  );
}
