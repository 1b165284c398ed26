'use client';

import { showToast } from '@/components/ui/toast';
import type { CartLine } from '@/lib/cart/cart-rules';
import { useCart } from '@/lib/cart/cart-store';
import { accessibleName } from '@/lib/i18n/accessible-name';

type AddToCartProps = {
  line: CartLine;
  className: string;
  /** The way to the cart. */
  cart: { href: string; label: string };
  words: { button: string; added: string; duplicate: string };
};

/** Puts one item into the cart; a second copy is refused. Either way the cart is a tap away. */
export function AddToCart({ line, className, cart: toCart, words }: AddToCartProps) {
  const add = useCart((cart) => cart.add);
  const onClick = () => {
    if (add(line)) showToast(words.added, 'success', toCart);
    else showToast(words.duplicate, 'error', toCart);
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={accessibleName(words.button, line.name)}
      onClick={onClick}
    >
      {words.button}
    </button>
  );
}
