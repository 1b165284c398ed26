import '@/app/styles/browser-frame.css';
import '@/app/styles/poster.css';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Hero } from '@/components/sections/hero';
import { NoticeSection } from '@/components/sections/notice-section';
import { ProjectList } from '@/components/sections/project-list';
import { Stats } from '@/components/sections/stats';
import { Trail } from '@/components/sections/trail';
import { portfolioStats } from '@/lib/site/company';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('portfolio');

export default async function PortfolioPage() {
  const { hero, notice, projects, preview, stats, clients, callToAction } = await pageWords('portfolio');
  return (
    <>
      <Hero board="web" motif="web" title={hero.title} lead={hero.lead} />
      <ProjectList words={projects} preview={preview} />
      <NoticeSection {...notice} />
      <Stats
        title={stats.title}
        stats={[
          { label: stats.websites, value: portfolioStats.websites },
          { label: stats.mobileApps, value: portfolioStats.mobileApps },
          { label: stats.satisfaction, value: portfolioStats.satisfaction },
        ]}
      />
      <NoticeSection {...clients} />
      <CallToAction board="web" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
      </CallToAction>
      <Trail page="portfolio" />
    </>
  );
}
