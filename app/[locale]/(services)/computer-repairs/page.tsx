import { getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Emergency } from '@/components/sections/emergency';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PriceList } from '@/components/sections/price-list';
import { CallLink } from '@/components/ui/call-link';
import { itemsOfType } from '@/lib/catalog/items';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('computerRepairs');

export default async function ComputerRepairsPage() {
  const { hero, packages, packageSubject, why, scope, faq, notice, callToAction } = (await getMessages())[
    'computer-repairs'
  ];
  return (
    <>
      <Hero board="tech" motif="platter" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} look="board" />
      </Hero>
      <PriceList {...packages} items={itemsOfType('computer-repair')} subject={packageSubject} />
      <FeatureList {...why} />
      <FeatureList {...scope} />
      <Faq {...faq} />
      <Emergency {...notice}>
        <CallLink label={notice.action} />
      </Emergency>
      <CallToAction board="tech" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
      </CallToAction>
    </>
  );
}
