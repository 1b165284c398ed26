'use client';

import { useEffect, useState } from 'react';
import { inAppBrowser } from '@/lib/browser/in-app';
import { cartLink, readCartLink } from '@/lib/cart/cart-link';
import { useCart } from '@/lib/cart/cart-store';
import { toBaht } from '@/lib/catalog/money';
import type { SoldItem } from './sold-item';

/** What came of a link with items: whether it brought any, and whether some are not sold here. */
type Adopted = { hasAdded: boolean; hasForeign: boolean };

/**
 * Puts the items of the address into the cart, once, beside what is there. Inside an app the address names the cart from then on, so
 * that whatever opens the page elsewhere brings it along; anywhere else they leave the address.
 * @returns what came of a link; undefined where there was none
 */
export function useCartLink(sold: readonly SoldItem[]): Adopted | undefined {
  const [adopted, setAdopted] = useState<Adopted>();
  const { lines, isLoaded, add } = useCart();

  useEffect(() => {
    if (!isLoaded) return;
    const linked = readCartLink(
      location.search,
      sold.map(({ id }) => id),
    );
    if (!linked) return;
    const added = sold
      .filter(({ id }) => linked.ids.includes(id))
      .map(({ id, name, description, type, price }) =>
        add({ id, name, description, type, price: toBaht(price) }),
      );
    // Inside an app a reload names what lies in the cart already: nothing to tell.
    if (added.some(Boolean) || linked.hasForeign)
      setAdopted({ hasAdded: added.some(Boolean), hasForeign: linked.hasForeign });
    renameAddress(location.pathname);
  }, [isLoaded, sold, add]);

  useEffect(() => {
    if (!isLoaded || !inAppBrowser(navigator.userAgent)) return;
    const ids = lines.map(({ id }) => id);
    renameAddress(cartLink(location.pathname, ids));
  }, [isLoaded, lines]);

  return adopted;
}

/** Without the router, whose own way would call off a page that is on its way: to thanks, where the cart is emptied. */
function renameAddress(path: string): void {
  History.prototype.replaceState.call(history, history.state, '', path);
}
