import { useLocale } from 'next-intl';
import { Poster } from '@/components/drawings/poster';
import { BrowserFrame } from '@/components/ui/browser-frame';
import { Lettering } from '@/components/ui/lettering';
import { LinkButton } from '@/components/ui/link-button';
import { QuietLink } from '@/components/ui/quiet-link';
import { type ProjectName, projects, shownProjects } from '@/lib/company/projects';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { routes } from '@/lib/site/routes';
import { Section } from './section';

type ShopFrontsProps = {
  title: string;
  lead: string;
  all: string;
  /** As on the portfolio, which each of them leads to. */
  projectWords: Record<ProjectName, { title: string }>;
  poster: string;
};

/** A few of our concept sites, each as its first screen in a frame. */
export function ShopFronts({ title, lead, all, projectWords, poster }: ShopFrontsProps) {
  const portfolio = localePath(useLocale(), routes.portfolio.path);
  return (
    <Section title={title} lead={lead}>
      <ul className="shop-fronts">
        {shownProjects.map((name) => {
          const { title: shop } = projectWords[name];
          return (
            <li key={name}>
              <QuietLink href={`${portfolio}#${name}`}>
                <BrowserFrame address={projects[name].address}>
                  <Poster name={name} label={fill(poster, { name: shop })} />
                </BrowserFrame>
                <b>
                  <Lettering text={shop} />
                </b>
              </QuietLink>
            </li>
          );
        })}
      </ul>
      <p className="to-all">
        <LinkButton to="portfolio" look="secondary" label={all} />
      </p>
    </Section>
  );
}
