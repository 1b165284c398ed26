import '@/app/styles/service.css';
import '@/app/styles/asked/networks.css';
import '@/app/drawings/scene-networks.css';
import '@/app/styles/ports.css';
import '@/app/styles/menu-board.css';
import '@/app/styles/endings/network-solutions.css';
import '@/app/styles/scope/network-solutions.css';
import '@/app/styles/in-turns.css';
import { Emergency } from '@/components/sections/emergency';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { NoticeSection } from '@/components/sections/notice-section';
import { PriceList } from '@/components/sections/price-list';
import { ServicePage } from '@/components/sections/service-page';
import { Steps } from '@/components/sections/steps';
import { itemsOfType } from '@/lib/catalog/items';
import '@/app/styles/exhibits/bar-plan.css';
import '@/app/styles/exhibits/wifi-plan.css';
import { WifiPlan } from '@/components/exhibits/wifi-plan';
import { CallLink } from '@/components/ui/call-link';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('networkSolutions');

export default async function NetworkSolutionsPage() {
  const { packages, notice, exhibit, issues, steps, logs, ...frame } = await pageWords('network-solutions');
  const { board } = signOf('networkSolutions');
  return (
    <ServicePage
      page="networkSolutions"
      word="networkSolutions"
      leadsTo="inquiry"
      asked="networks"
      words={frame}
    >
      <PriceList {...packages} items={itemsOfType('network')} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="parts">
        <WifiPlan words={exhibit} />
      </Exhibit>
      <FeatureList {...issues} band="web" scene="networks" layout="turns" />
      <Emergency {...notice}>
        <CallLink label={notice.action} />
      </Emergency>
      <Steps board={board} look="ports" {...steps} />
      <NoticeSection {...logs} />
    </ServicePage>
  );
}
