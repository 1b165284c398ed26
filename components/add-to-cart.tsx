'use client';

import type { MouseEvent } from 'react';
import { showToast } from '@/components/ui/toast';
import { accessibleName } from '@/lib/i18n/accessible-name';
import type { CartLine } from '@/lib/shop/cart/cart-rules';
import { useCart } from '@/lib/shop/cart/cart-store';

type AddToCartProps = {
  line: CartLine;
  className: string;
  /** The way to the cart. */
  cart: { href: string; label: string };
  words: { button: string; added: string; carried: string; duplicate: string };
};

/** Puts one item into the cart; a second copy is refused. Either way the cart is a tap away. */
export function AddToCart({ line, className, cart: toCart, words }: AddToCartProps) {
  const add = useCart((cart) => cart.add);
  const onClick = ({ currentTarget: { dataset } }: MouseEvent<HTMLElement>) => {
    // Another tab may have taken on what an early press put into the cart.
    const wasKept = dataset.kept !== undefined;
    delete dataset.kept;
    const outcome = add(line);
    if (outcome === 'duplicate' && !wasKept) showToast(words.duplicate, 'error', toCart);
    else showToast(outcome === 'carried' ? words.carried : words.added, 'success', toCart);
  };
  return (
    <button
      type="button"
      data-item={line.id}
      className={className}
      aria-label={accessibleName(words.button, line.name)}
      onClick={onClick}
    >
      {words.button}
    </button>
  );
}
