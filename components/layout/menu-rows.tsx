'use client';

import { Phrases } from '@/components/ui/phrases';
import { NavLink } from './nav-link';

type MenuRowsProps = { links: readonly { href: string; text: string; price: string }[] };

/** Rows of a menu: the name of each page, and what it sells at. The script draws them (docs/decisions/0014). */
export function MenuRows({ links }: MenuRowsProps) {
  return links.map(({ href, text, price }) => (
    <li key={href}>
      <NavLink href={href}>
        <Phrases text={text} />
        <small>{price}</small>
      </NavLink>
    </li>
  ));
}
