import '@/app/styles/service.css';
import '@/app/drawings/scene-catches.css';
import '@/app/styles/endings/web.css';
import '@/app/styles/numbered.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import { Steps } from '@/components/sections/steps';
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
    <ServicePage
      page="crm"
      word="crm"
      leadsTo="packages"
      words={frame}
      things={['receipt', 'tag', 'yours', 'calendar']}
    >
      <FeatureList {...benefits} scene="catches" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="whole">
        <InquiryLanes words={exhibit} />
      </Exhibit>
      <Tariff {...packages} type="crm" />
      <Steps ground="sand" look="numbered numbered-tall" {...steps} />
    </ServicePage>
  );
}
