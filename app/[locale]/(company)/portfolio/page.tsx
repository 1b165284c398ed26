import '@/app/drawings/scene-fronts.css';
import '@/app/drawings/scene-tally.css';
import '@/app/styles/billboard.css';
import '@/app/styles/browser-frame.css';
import '@/app/styles/ground.css';
import '@/app/styles/poster.css';
import '@/app/styles/project-shops.css';
import '@/app/styles/stats.css';
import { getLocale } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Hero } from '@/components/sections/hero';
import { ProjectList } from '@/components/sections/project-list';
import { Stats } from '@/components/sections/stats';
import { Trail } from '@/components/sections/trail';
import { told } from '@/lib/company/decision';
import { portfolioStats } from '@/lib/company/praise';
import { fill } from '@/lib/i18n/fill';
import { formatPercent, formatRound } from '@/lib/i18n/number';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('portfolio');

export default async function PortfolioPage() {
  const { hero, notice, projects, preview, stats, clients, callToAction } = await pageWords('portfolio');
  const locale = await getLocale();
  const moreThan = (count: number) => fill(stats.moreThan, { count: formatRound(count, locale) });
  const percent = (share: number) => formatPercent(share, locale);
  return (
    <>
      <Hero board="web" word="portfolio" title={hero.title} lead={hero.lead}>
        <InquireLink label={callToAction.action} look="board" />
      </Hero>
      <ProjectList words={projects} preview={preview} />
      <Stats
        heads={[notice, clients]}
        stats={[
          { label: stats.websites, value: told(portfolioStats.websites, moreThan) },
          { label: stats.mobileApps, value: told(portfolioStats.mobileApps, moreThan) },
          { label: stats.satisfaction, value: told(portfolioStats.satisfaction, percent) },
        ]}
      />
      <CallToAction board="web" scene="fronts" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
      </CallToAction>
      <Trail page="portfolio" />
    </>
  );
}
