'use client';

import Link from 'next/link';
import { useCart } from '@/lib/cart/cart-store';
import { fill } from '@/lib/i18n/fill';

/** The cart link with the number of items in the visitor's cart. `words.label` has a place for `{count}`. */
export function CartBadge({ href, words }: { href: string; words: { cart: string; label: string } }) {
  const count = useCart((cart) => cart.lines.length);
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={fill(words.label, { count })}
      className="inline-flex min-h-11 items-center gap-2"
    >
      {words.cart}
      {count > 0 && (
        <span
          className="min-w-6 rounded-full bg-red px-1.5 text-center font-semibold text-badge text-on-red"
          data-cart-count={count}
        >
          {count}
        </span>
      )}
    </Link>
  );
}
