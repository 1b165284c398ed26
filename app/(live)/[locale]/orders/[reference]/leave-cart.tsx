'use client';

import { useEffect } from 'react';
import { renameAddress } from '@/lib/browser/rename-address';
import { useCart } from '@/lib/shop/cart/cart-store';

/**
 * Takes what was ordered out of this browser's cart: who accepted a quotation of it shall not pay for it twice. Once, so that it can be
 * bought again.
 */
export function LeaveCart({ items }: { items: readonly string[] }) {
  const remove = useCart((cart) => cart.remove);
  useEffect(() => {
    remove(items);
    const url = new URL(location.href);
    url.searchParams.delete('flash');
    renameAddress(url.href);
  }, [items, remove]);
  return null;
}
