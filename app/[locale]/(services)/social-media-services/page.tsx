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

export const generateMetadata = metadataOf('socialMediaServices');

export default async function SocialMediaServicesPage() {
  const { hero, packages, packageSubject, platforms, groups, scope, faq, callToAction } = (
    await getMessages()
  )['social-media-services'];
  return (
    <>
      <Hero board="growth" motif="waves" title={hero.title} lead={hero.lead}>
        <LinkButton to="socialMediaServices" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <PackageGrid
        id="packages"
        {...packages}
        items={itemsOfType('social-media')}
        featured="social-media-business"
        subject={packageSubject}
      />
      <FeatureList {...platforms} />
      <FeatureList {...groups} />
      <FeatureList {...scope} />
      <Faq {...faq} />
      <CallToAction board="growth" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
      </CallToAction>
    </>
  );
}
