import type { ReactNode } from 'react';
import { Bay } from '@/components/motifs/bay';
import { PageLink } from '@/components/ui/page-link';
import type { RouteName } from '@/lib/site/routes';
import { HeroWords } from './hero-words';

type BayHeroProps = {
  title: string;
  lead: string;
  /** The four stripes from the inside out: white, pink, mango, aqua. */
  stripes: { label: string; links: readonly { name: string; to: RouteName; text: string }[] };
  children: ReactNode;
};

/** The opening board of the home page; its stripes carry the four routes. `children` are its buttons. */
export function BayHero({ title, lead, stripes, children }: BayHeroProps) {
  return (
    <section className="sign sign-web sign-bay">
      <Bay />
      <HeroWords title={title} lead={lead}>
        {children}
      </HeroWords>
      <nav aria-label={stripes.label}>
        <ul className="routes">
          {stripes.links.map(({ name, to, text }) => (
            <li key={name}>
              <PageLink to={to}>
                <span>{text}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
