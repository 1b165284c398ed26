import { getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { Steps } from '@/components/sections/steps';
import { itemsOfType } from '@/lib/catalog/items';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('aeo');

export default async function AeoPage() {
  const { hero, packages, areas, steps, scope, faq, callToAction } = (await getMessages()).aeo;
  return (
    <>
      <Hero board="growth" motif="growth" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} look="board" />
      </Hero>
      <PackageGrid {...packages} items={itemsOfType('aeo')} featured="aeo-professional" />
      <FeatureList {...areas} />
      <Steps board="growth" {...steps} />
      <FeatureList {...scope} />
      <Faq {...faq} />
      <CallToAction board="growth" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
      </CallToAction>
    </>
  );
}
