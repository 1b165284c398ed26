import '@/app/styles/service.css';
import '@/app/styles/endings/web.css';
import { Exhibit } from '@/components/sections/exhibit';
import { ServicePage } from '@/components/sections/service-page';
import { ShopFronts } from '@/components/sections/shop-fronts';
import { Steps } from '@/components/sections/steps';
import { Tariff } from '@/components/sections/tariff';
import '@/app/styles/browser-frame.css';
import '@/app/styles/poster.css';
import '@/app/styles/exhibits/site-sizes.css';
import { SiteSizes } from '@/components/exhibits/site-sizes';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('services');

export default async function ServicesPage() {
  const { packages, exhibit, steps, ...frame } = await pageWords('services');
  const { work } = await pageWords('home');
  const { projects, preview } = await pageWords('portfolio');
  const { board } = signOf('services');
  return (
    <ServicePage
      page="services"
      word="services"
      leadsTo="packages"
      words={frame}
      things={['tag', 'yours', 'plus', 'tag', 'calendar', 'stamp']}
      scopeAfter={1}
    >
      <Tariff {...packages} type="web-design" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="parts">
        <SiteSizes words={exhibit} />
      </Exhibit>
      <ShopFronts {...work} projectWords={projects} poster={preview.poster} />
      <Steps board={board} ground="road" {...steps} />
    </ServicePage>
  );
}
