import '@/app/styles/service.css';
import '@/app/drawings/scene-opening.css';
import '@/app/styles/shore.css';
import '@/app/styles/ground.css';
import '@/app/styles/asked/bars.css';
import '@/app/styles/endings/services.css';
import '@/app/styles/rates/shelf.css';
import '@/app/styles/rates/things.css';
import '@/app/styles/scope/services.css';
import '@/app/styles/poles.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import { ShopFronts } from '@/components/sections/shop-fronts';
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
    <ServicePage page="services" word="services" leadsTo="packages" asked="bars" words={frame} scopeAfter={1}>
      <Tariff {...packages} type="web-design" look="shelf" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="parts">
        <SiteSizes words={exhibit} />
      </Exhibit>
      <ShopFronts {...work} projectWords={projects} poster={preview.poster} />
      <FeatureList {...steps} ground="road" scene="opening" look="shore" layout="poles" isOrdered />
    </ServicePage>
  );
}
