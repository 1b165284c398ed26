'use client';

import { type ButtonLook, buttonClass } from '@/components/ui/button-class';
import { showToast } from '@/components/ui/toast';
import type { CartLine } from '@/lib/cart/cart-rules';
import { useCart } from '@/lib/cart/cart-store';

type AddToCartProps = {
  line: CartLine;
  look: ButtonLook;
  words: { button: string; label: string; added: string; duplicate: string };
};

/** Puts one item into the cart; a second copy is refused. */
export function AddToCart({ line, look, words }: AddToCartProps) {
  const add = useCart((cart) => cart.add);
  const onClick = () => {
    if (add(line)) showToast(words.added, 'success');
    else showToast(words.duplicate, 'error');
  };
  return (
    <button
      type="button"
      className={`${buttonClass[look]} w-full`}
      aria-label={words.label}
      onClick={onClick}
    >
      {words.button}
    </button>
  );
}
