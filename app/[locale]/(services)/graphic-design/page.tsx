import '@/app/styles/exhibits/one-name.css';
import { OneName } from '@/components/exhibits/one-name';
import { Closing } from '@/components/sections/closing';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { Related } from '@/components/sections/related';
import { Steps } from '@/components/sections/steps';
import { Trail } from '@/components/sections/trail';
import { LinkButton } from '@/components/ui/link-button';
import { itemsOfType } from '@/lib/catalog/items';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('graphicDesign');

export default async function GraphicDesignPage() {
  const { hero, work, packages, exhibit, steps, scope, faq, related, callToAction } =
    await pageWords('graphic-design');
  const { board } = signOf('graphicDesign');
  return (
    <>
      <Hero board={board} motif="design" title={hero.title} lead={hero.lead}>
        <LinkButton to="graphicDesign" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <FeatureList {...work} pictograms={['pos', 'domains', 'live', 'cards']} />
      <PackageGrid id="packages" {...packages} items={itemsOfType('graphic-design')} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="whole">
        <OneName words={exhibit} />
      </Exhibit>
      <Steps board={board} {...steps} />
      <Faq page="graphicDesign" {...faq} />
      <FeatureList board={board} {...scope} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="graphicDesign" />
    </>
  );
}
