import { getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PriceList } from '@/components/sections/price-list';
import { Steps } from '@/components/sections/steps';
import { WarningList } from '@/components/sections/warning-list';
import { itemsOfType } from '@/lib/catalog/items';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('dataRecovery');

export default async function DataRecoveryPage() {
  const { hero, scenarios, packages, steps, warning, scope, faq, callToAction } = (await getMessages())[
    'data-recovery'
  ];
  return (
    <>
      <Hero board="tech" motif="platter" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} look="board" />
      </Hero>
      <FeatureList {...scenarios} />
      <PriceList {...packages} items={itemsOfType('data-recovery')} />
      <Steps board="tech" {...steps} />
      <WarningList {...warning} />
      <FeatureList {...scope} />
      <Faq {...faq} />
      <CallToAction board="tech" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
      </CallToAction>
    </>
  );
}
