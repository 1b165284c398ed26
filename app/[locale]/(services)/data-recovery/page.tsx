import { InquireLink } from '@/components/inquire-link';
import { Closing } from '@/components/sections/closing';
import { Emergency } from '@/components/sections/emergency';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PriceList } from '@/components/sections/price-list';
import { Related } from '@/components/sections/related';
import { Steps } from '@/components/sections/steps';
import { WarningList } from '@/components/sections/warning-list';
import { CallLink } from '@/components/ui/call-link';
import { itemsOfType } from '@/lib/catalog/items';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('dataRecovery');

export default async function DataRecoveryPage() {
  const { hero, call, warning, scenarios, packages, steps, scope, faq, related, callToAction } =
    await pageWords('data-recovery');
  return (
    <>
      <Hero board="tech" motif="platter" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} look="board" />
      </Hero>
      <Emergency {...call}>
        <CallLink label={call.action} />
      </Emergency>
      <WarningList {...warning} />
      <FeatureList {...scenarios} />
      <PriceList {...packages} items={itemsOfType('data-recovery')} />
      <Steps board="tech" {...steps} />
      <FeatureList {...scope} />
      <Faq {...faq} />
      <Related {...related} />
      <Closing board="tech" words={callToAction} />
    </>
  );
}
