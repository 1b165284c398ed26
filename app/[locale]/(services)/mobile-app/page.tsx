import '@/app/styles/service.css';
import '@/app/drawings/scene-app.css';
import '@/app/styles/endings/web.css';
import '@/app/styles/scope/web-looks.css';
import '@/app/styles/numbered.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import { Steps } from '@/components/sections/steps';
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
      words={frame}
      things={['receipt', 'tag', 'yours', 'calendar', 'plus']}
      scopeLook="market"
      scopeAfter={2}
    >
      <FeatureList {...benefits} board={board} scene="app" />
      <Tariff {...packages} type="mobile-app" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="parts">
        <TableOrder words={exhibit} />
      </Exhibit>
      <Steps ground="sky" look="numbered numbered-phones" {...steps} />
    </ServicePage>
  );
}
