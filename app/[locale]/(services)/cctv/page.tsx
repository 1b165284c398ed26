import '@/app/styles/service.css';
import '@/app/styles/asked/recorder.css';
import '@/app/drawings/scene-cameras.css';
import '@/app/drawings/scene-installed.css';
import '@/app/styles/monitors.css';
import '@/app/styles/endings/cctv.css';
import '@/app/styles/rates/cables.css';
import '@/app/styles/scope/cctv.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import { Steps } from '@/components/sections/steps';
import { Tariff } from '@/components/sections/tariff';
import '@/app/styles/exhibits/bar-plan.css';
import '@/app/styles/exhibits/floor-plan.css';
import { FloorPlan } from '@/components/exhibits/floor-plan';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('cctv');

export default async function CctvPage() {
  const { packages, exhibit, places, steps, ...frame } = await pageWords('cctv');
  const { board } = signOf('cctv');
  return (
    <ServicePage page="cctv" word="cctv" leadsTo="inquiry" asked="recorder" words={frame} scopeAfter={1}>
      <Tariff {...packages} type="cctv" look="cables" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="parts">
        <FloorPlan words={exhibit} />
      </Exhibit>
      <FeatureList {...places} scene="cameras" layout="checks" />
      <Steps board={board} look="monitors" scene="installed" {...steps} />
    </ServicePage>
  );
}
