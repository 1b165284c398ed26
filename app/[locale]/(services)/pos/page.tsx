import { getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { LinkButton } from '@/components/ui/link-button';
import { itemsOfType } from '@/lib/catalog/items';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('pos');

export default async function PosPage() {
  const { hero, packages, features, scope, faq, callToAction } = (await getMessages()).pos;
  return (
    <>
      <Hero board="web" motif="commerce" title={hero.title} lead={hero.lead}>
        <LinkButton to="pos" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <PackageGrid id="packages" {...packages} items={itemsOfType('pos')} featured="pos-website" />
      <FeatureList {...features} />
      <FeatureList {...scope} />
      <Faq {...faq} />
      <CallToAction board="web" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
      </CallToAction>
    </>
  );
}
