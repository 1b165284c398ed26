import '@/app/styles/exhibits/bar-plan.css';
import '@/app/styles/exhibits/wifi-plan.css';
import { WifiPlan } from '@/components/exhibits/wifi-plan';
import { InquireLink } from '@/components/inquire-link';
import { Closing } from '@/components/sections/closing';
import { Emergency } from '@/components/sections/emergency';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { NoticeSection } from '@/components/sections/notice-section';
import { PackageGrid } from '@/components/sections/package-grid';
import { Related } from '@/components/sections/related';
import { Steps } from '@/components/sections/steps';
import { Trail } from '@/components/sections/trail';
import { CallLink } from '@/components/ui/call-link';
import { itemsOfType } from '@/lib/catalog/items';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('networkSolutions');

export default async function NetworkSolutionsPage() {
  const { hero, packages, exhibit, issues, notice, steps, logs, scope, faq, related, callToAction } =
    await pageWords('network-solutions');
  const { board } = signOf('networkSolutions');
  return (
    <>
      <Hero board={board} motif="cables" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} look="board" />
      </Hero>
      <PackageGrid {...packages} items={itemsOfType('network')} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <WifiPlan words={exhibit} />
      </Exhibit>
      <FeatureList {...issues} />
      <Emergency {...notice}>
        <CallLink label={notice.action} />
      </Emergency>
      <Steps board={board} {...steps} />
      <NoticeSection {...logs} />
      <Faq page="networkSolutions" {...faq} />
      <FeatureList board={board} {...scope} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="networkSolutions" />
    </>
  );
}
