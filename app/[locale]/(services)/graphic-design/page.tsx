import { Closing } from '@/components/sections/closing';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { Related } from '@/components/sections/related';
import { Steps } from '@/components/sections/steps';
import { LinkButton } from '@/components/ui/link-button';
import { itemsOfType } from '@/lib/catalog/items';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('graphicDesign');

export default async function GraphicDesignPage() {
  const { hero, work, packages, steps, scope, faq, related, callToAction } =
    await pageWords('graphic-design');
  return (
    <>
      <Hero board="print" motif="cards" title={hero.title} lead={hero.lead}>
        <LinkButton to="graphicDesign" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <FeatureList {...work} />
      <PackageGrid id="packages" {...packages} items={itemsOfType('graphic-design')} />
      <Steps board="print" {...steps} />
      <FeatureList {...scope} />
      <Faq {...faq} />
      <Related {...related} />
      <Closing board="print" words={callToAction} />
    </>
  );
}
