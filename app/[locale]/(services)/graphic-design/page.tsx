import '@/app/styles/service.css';
import '@/app/styles/asked/cards.css';
import '@/app/drawings/scene-briefed.css';
import '@/app/drawings/scene-drawn.css';
import '@/app/styles/menu-board.css';
import '@/app/styles/menus/easels.css';
import '@/app/styles/endings/graphic-design.css';
import '@/app/styles/scope/graphic-design.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { PriceList } from '@/components/sections/price-list';
import { ServicePage } from '@/components/sections/service-page';
import { itemsOfType } from '@/lib/catalog/items';
import '@/app/styles/exhibits/one-name.css';
import { OneName } from '@/components/exhibits/one-name';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('graphicDesign');

export default async function GraphicDesignPage() {
  const { work, packages, exhibit, steps, ...frame } = await pageWords('graphic-design');
  const { board } = signOf('graphicDesign');
  return (
    <ServicePage
      page="graphicDesign"
      word="graphicDesign"
      leadsTo="packages"
      asked="cards"
      words={frame}
      scopeAfter={2}
    >
      <FeatureList band={board} {...work} scene="drawn" layout="checks" />
      <PriceList look="easels" id="packages" {...packages} items={itemsOfType('graphic-design')} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="whole">
        <OneName words={exhibit} />
      </Exhibit>
      <FeatureList band="tech" {...steps} scene="briefed" isOrdered />
    </ServicePage>
  );
}
