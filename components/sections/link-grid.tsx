import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import type { Board } from '@/lib/drawings/board';
import { Section } from './section';

type LinkGridProps = {
  title: string;
  lead?: string;
  links: readonly {
    href: string;
    name: string;
    handle: string;
    text: string;
    claim?: string;
    board: Board;
  }[];
};

/** Places on other sites, each a large link that opens in a new tab. */
export function LinkGrid({ title, lead, links }: LinkGridProps) {
  return (
    <Section title={title} lead={lead}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ href, name, handle, text, claim, board }) => (
          <li key={name}>
            <ExternalLink href={href} className={`sign sign-${board} channel`}>
              <span className="flex items-center justify-between gap-4 font-display text-lead">
                {name}
                <Icon name="outside" />
              </span>
              <span className="underline underline-offset-4">{handle}</span>
              <span>{text}</span>
              {claim && <span className="font-semibold">{claim}</span>}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
