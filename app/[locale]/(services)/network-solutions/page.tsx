import { getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Emergency } from '@/components/sections/emergency';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { Steps } from '@/components/sections/steps';
import { CallLink } from '@/components/ui/call-link';
import { itemsOfType } from '@/lib/catalog/items';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('networkSolutions');

export default async function NetworkSolutionsPage() {
  const { hero, packages, issues, steps, scope, notice, callToAction } = (await getMessages())[
    'network-solutions'
  ];
  return (
    <>
      <Hero board="tech" motif="cables" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} look="board" />
      </Hero>
      <PackageGrid {...packages} items={itemsOfType('network')} />
      <FeatureList {...issues} />
      <Steps board="tech" {...steps} />
      <FeatureList {...scope} />
      <Emergency {...notice}>
        <CallLink label={notice.action} />
      </Emergency>
      <CallToAction board="tech" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
      </CallToAction>
    </>
  );
}
