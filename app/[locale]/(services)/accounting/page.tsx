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

export const generateMetadata = metadataOf('accounting');

export default async function AccountingPage() {
  const { hero, packages, industries, steps, scope, faq, callToAction } = (await getMessages()).accounting;
  return (
    <>
      <Hero board="web" motif="commerce" title={hero.title} lead={hero.lead}>
        <LinkButton to="accounting" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <PackageGrid
        id="packages"
        {...packages}
        items={itemsOfType('accounting')}
        featured="accounting-business"
      />
      <FeatureList {...industries} />
      <Steps board="web" {...steps} />
      <FeatureList {...scope} />
      <Faq {...faq} />
      <CallToAction board="web" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
      </CallToAction>
    </>
  );
}
