import '@/app/styles/service.css';
import '@/app/drawings/scene-catches.css';
import '@/app/drawings/scene-launch.css';
import '@/app/styles/shore.css';
import '@/app/styles/ground.css';
import '@/app/styles/asked/cards.css';
import '@/app/styles/endings/crm.css';
import '@/app/styles/rates/shelf.css';
import '@/app/styles/rates/things.css';
import '@/app/styles/rates/counters.css';
import '@/app/styles/scope/crm.css';
import '@/app/styles/cascade.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import { Tariff } from '@/components/sections/tariff';
import '@/app/styles/exhibits/inquiry-lanes.css';
import { InquiryLanes } from '@/components/exhibits/inquiry-lanes';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('crm');

export default async function CrmPage() {
  const { benefits, packages, exhibit, steps, ...frame } = await pageWords('crm');
  const { board } = signOf('crm');
  return (
    <ServicePage page="crm" word="crm" leadsTo="packages" asked="cards" words={frame}>
      <FeatureList {...benefits} scene="catches" layout="cascade" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="whole">
        <InquiryLanes words={exhibit} />
      </Exhibit>
      <Tariff {...packages} type="crm" look="shelf" />
      <FeatureList {...steps} ground="sky" scene="launch" look="shore" isOrdered />
    </ServicePage>
  );
}
