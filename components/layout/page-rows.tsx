'use client';

import { Phrases } from '@/components/ui/phrases';
import { QuietLink } from '@/components/ui/quiet-link';

/** Rows of links to our pages. The script draws them, so that no page carries their markup twice (docs/decisions/0014). */
export function PageRows({ links }: { links: readonly { href: string; text: string }[] }) {
  return links.map(({ href, text }) => (
    <li key={href}>
      <QuietLink href={href}>
        <Phrases text={text} />
      </QuietLink>
    </li>
  ));
}
