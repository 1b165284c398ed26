import '@/app/styles/exhibits/disk-sectors.css';
import '@/app/styles/road-sign.css';
import { DiskSectors } from '@/components/exhibits/disk-sectors';
import { InquireLink } from '@/components/inquire-link';
import { Closing } from '@/components/sections/closing';
import { Emergency } from '@/components/sections/emergency';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PriceList } from '@/components/sections/price-list';
import { Related } from '@/components/sections/related';
import { Steps } from '@/components/sections/steps';
import { Trail } from '@/components/sections/trail';
import { WarningList } from '@/components/sections/warning-list';
import { CallLink } from '@/components/ui/call-link';
import { itemsOfType } from '@/lib/catalog/items';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('dataRecovery');

export default async function DataRecoveryPage() {
  const { hero, call, warning, scenarios, exhibit, packages, steps, scope, faq, related, callToAction } =
    await pageWords('data-recovery');
  const { board } = signOf('dataRecovery');
  return (
    <>
      <Hero board={board} motif="drive" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} look="board" />
      </Hero>
      <Emergency {...call}>
        <CallLink label={call.action} />
      </Emergency>
      <WarningList {...warning} signs={['power', 'install', 'format', 'record', 'knock', 'rice']} />
      <FeatureList {...scenarios} pictograms={['recovery', 'cctv', 'repair', 'app']} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="large">
        <DiskSectors words={exhibit} />
      </Exhibit>
      <PriceList {...packages} items={itemsOfType('data-recovery')} />
      <Faq page="dataRecovery" {...faq} />
      <Steps board={board} {...steps} />
      <FeatureList board={board} {...scope} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="dataRecovery" />
    </>
  );
}
