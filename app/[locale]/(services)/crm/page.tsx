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

export const generateMetadata = metadataOf('crm');

export default async function CrmPage() {
  const { hero, benefits, packages, steps, scope, faq, related, callToAction } = await pageWords('crm');
  return (
    <>
      <Hero board="web" motif="commerce" title={hero.title} lead={hero.lead}>
        <LinkButton to="crm" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <FeatureList {...benefits} />
      <PackageGrid id="packages" {...packages} items={itemsOfType('crm')} featured="crm-business" />
      <Steps board="web" {...steps} />
      <FeatureList {...scope} />
      <Faq {...faq} />
      <Related {...related} />
      <Closing board="web" words={callToAction} />
    </>
  );
}
