import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Bay } from '@/components/motifs/bay';
import { StripeLinks } from '@/components/ui/stripe-links';
import { localePath } from '@/lib/i18n/locales';
import { type RouteName, routes } from '@/lib/site/routes';

type BayHeroProps = {
  /** The four stripes from the inside out: white, pink, mango, aqua. */
  stripes: { label: string; links: readonly { to: RouteName; text: string }[] };
  children: ReactNode;
};

/** The opening board of the home page; its stripes carry the four routes. `children` are its words. */
export function BayHero({ stripes, children }: BayHeroProps) {
  const locale = useLocale();
  return (
    <section className="sign sign-web sign-bay">
      <Bay script={locale === 'th' ? 'latin' : 'thai'} />
      {children}
      <nav aria-label={stripes.label}>
        <StripeLinks
          className="routes"
          links={stripes.links.map(({ to, text }) => ({ href: localePath(locale, routes[to].path), text }))}
        />
      </nav>
    </section>
  );
}
