'use client';

import { QuietLink } from './quiet-link';

type StripeLinksProps = {
  className: 'routes' | 'menu-stripes';
  links: readonly { href: string; text: string }[];
};

/** Links on painted stripes, from the sun outwards. The script draws them, so that no page carries them twice (docs/decisions/0014). */
export function StripeLinks({ className, links }: StripeLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ href, text }, index) => (
        <li key={href} className={`s${index + 1}`}>
          <QuietLink href={href}>{text}</QuietLink>
        </li>
      ))}
    </ul>
  );
}
