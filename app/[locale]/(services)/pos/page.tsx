import '@/app/styles/service.css';
import '@/app/drawings/scene-service.css';
import '@/app/styles/asked/slips.css';
import '@/app/styles/endings/pos.css';
import '@/app/styles/rates/shelf.css';
import '@/app/styles/rates/things.css';
import '@/app/styles/rates/counters.css';
import '@/app/styles/scope/pos.css';
import '@/app/styles/in-turns.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import { Tariff } from '@/components/sections/tariff';
import '@/app/styles/exhibits/receipt.css';
import { Receipt } from '@/components/exhibits/receipt';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('pos');

export default async function PosPage() {
  const { features, packages, exhibit, ...frame } = await pageWords('pos');
  const { board } = signOf('pos');
  return (
    <ServicePage page="pos" word="pos" leadsTo="packages" asked="slips" words={frame} scopeAfter={1}>
      <Tariff {...packages} type="pos" look="shelf" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <Receipt words={exhibit} />
      </Exhibit>
      <FeatureList {...features} scene="service" layout="turns" />
    </ServicePage>
  );
}
