import { getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { Steps } from '@/components/sections/steps';
import { LinkButton } from '@/components/ui/link-button';
import { itemsOfType } from '@/lib/catalog/items';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('graphicDesign');

export default async function GraphicDesignPage() {
  const { hero, packages, work, steps, scope, faq, callToAction } = (await getMessages())['graphic-design'];
  return (
    <>
      <Hero board="print" motif="cards" title={hero.title} lead={hero.lead}>
        <LinkButton to="graphicDesign" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <PackageGrid id="packages" {...packages} items={itemsOfType('graphic-design')} />
      <FeatureList {...work} />
      <Steps board="print" {...steps} />
      <FeatureList {...scope} />
      <Faq {...faq} />
      <CallToAction board="print" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
      </CallToAction>
    </>
  );
}
