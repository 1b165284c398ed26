'use client';

import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/i18n/fill';
import { useCart } from '@/lib/shop/cart/cart-store';

/** The cart link with the number of items in the visitor's cart. `label` has a place for `{count}`. */
export function CartBadge({ href, label }: { href: string; label: string }) {
  const count = useCart((cart) => cart.lines.length);
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={fill(label, { count })}
      className="relative grid size-12 shrink-0 place-items-center"
    >
      <Icon name="basket" />
      {count > 0 && (
        <span
          data-cart-count={count}
          className="absolute top-0.5 -right-0.5 min-w-5.5 rounded-full bg-red px-1 text-center font-semibold text-badge text-on-red leading-5.5"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
