'use client';

import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { inAppBrowser } from '@/lib/browser/in-app';
import { renameAddress } from '@/lib/browser/rename-address';
import { toBaht } from '@/lib/catalog/money';
import { cartLink, readCartLink } from '@/lib/shop/cart/cart-link';
import { type CartLine, isBare } from '@/lib/shop/cart/cart-rules';
import { isCartKept, useCart } from '@/lib/shop/cart/cart-store';
import { useShown } from './cart-words';
import type { SoldItem } from './sold-item';

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

/** What came of a link with items: whether it brought any, and whether some are not sold here. */
type Adopted = { hasAdded: boolean; hasForeign: boolean };

/**
 * Says of bare lines what they are, and puts the items of the address into the cart, once, beside what is there. Inside an app the
 * address names the cart from then on, so that whatever opens the page elsewhere brings it along; elsewhere they leave the address,
 * unless it carries the cart.
 * @returns what came of a link; undefined where there was none
 */
function useCartLink(sold: readonly SoldItem[]): Adopted | undefined {
  const [adopted, setAdopted] = useState<Adopted>();
  const { lines, isLoaded, add, complete } = useCart();

  useEffect(() => {
    if (lines.some(isBare)) complete(sold.map(lineOf));
  }, [lines, sold, complete]);

  useEffect(() => {
    if (!isLoaded) return;
    const linked = readCartLink(
      location.search,
      sold.map(({ id }) => id),
    );
    if (!linked) return;
    const added = sold
      .filter(({ id }) => linked.ids.includes(id))
      .filter((item) => add(lineOf(item)) === 'kept');
    // Inside an app a reload names what lies in the cart already: nothing to tell.
    if (added.length > 0 || linked.hasForeign)
      setAdopted({ hasAdded: added.length > 0, hasForeign: linked.hasForeign });
    if (isCartKept()) renameAddress(location.pathname);
  }, [isLoaded, sold, add]);

  useEffect(() => {
    if (!isLoaded || !inAppBrowser(navigator.userAgent)) return;
    const ids = lines.map(({ id }) => id);
    renameAddress(cartLink(location.pathname, ids));
  }, [isLoaded, lines]);

  return adopted;
}

function lineOf({ id, name, description, type, price }: SoldItem): CartLine {
  return { id, name, description, type, price: toBaht(price) };
}
