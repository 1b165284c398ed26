import { getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { itemsOfType } from '@/lib/catalog/items';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('liveStreaming');

export default async function LiveStreamingPage() {
  const { hero, features, packages, venues, benefits, useCases, scope, faq, callToAction } = (
    await getMessages()
  )['live-streaming'];
  return (
    <>
      <Hero board="tech" motif="stage" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} subject={hero.subject} look="board" />
      </Hero>
      <FeatureList {...features} />
      <PackageGrid
        {...packages}
        items={itemsOfType('live-streaming')}
        featured="live-streaming-professional"
      />
      <FeatureList {...venues} />
      <FeatureList {...benefits} />
      <FeatureList {...useCases} />
      <FeatureList {...scope} />
      <Faq {...faq} />
      <CallToAction board="tech" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
      </CallToAction>
    </>
  );
}
