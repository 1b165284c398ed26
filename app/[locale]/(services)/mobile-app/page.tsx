import '@/app/styles/service.css';
import '@/app/drawings/scene-app.css';
import '@/app/drawings/scene-release.css';
import '@/app/styles/shore.css';
import '@/app/styles/ground.css';
import '@/app/styles/asked/icons.css';
import '@/app/styles/endings/mobile-app.css';
import '@/app/styles/rates/skyline.css';
import '@/app/styles/rates/mobile-app.css';
import '@/app/styles/scope/mobile-app.css';
import '@/app/styles/mural.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import { Tariff } from '@/components/sections/tariff';
import '@/app/styles/exhibits/table-order.css';
import { TableOrder } from '@/components/exhibits/table-order';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('mobileApp');

export default async function MobileAppPage() {
  const { benefits, packages, exhibit, steps, ...frame } = await pageWords('mobile-app');
  const { board } = signOf('mobileApp');
  return (
    <ServicePage
      page="mobileApp"
      word="mobileApp"
      leadsTo="packages"
      asked="icons"
      words={frame}
      scopeAfter={2}
    >
      <FeatureList {...benefits} ground="sky" scene="app" layout="mural" />
      <Tariff {...packages} type="mobile-app" look="skyline" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="parts">
        <TableOrder words={exhibit} />
      </Exhibit>
      <FeatureList {...steps} ground="sand" scene="release" look="shore" isOrdered />
    </ServicePage>
  );
}
