import '@/app/styles/ground.css';
import '@/app/styles/service.css';
import '@/app/styles/endings/web.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { ServiceEnd } from '@/components/sections/service-end';
import { Steps } from '@/components/sections/steps';
import { Tariff } from '@/components/sections/tariff';
import '@/app/styles/exhibits/inquiry-lanes.css';
import { InquiryLanes } from '@/components/exhibits/inquiry-lanes';
import { LinkButton } from '@/components/ui/link-button';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('crm');

export default async function CrmPage() {
  const { hero, benefits, packages, exhibit, steps, ...end } = await pageWords('crm');
  const { board } = signOf('crm');
  return (
    <>
      <Hero board={board} motif="crm" title={hero.title} lead={hero.lead}>
        <LinkButton to="crm" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <FeatureList {...benefits} pictures={['aeo', 'crm', 'seo-advanced']} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <InquiryLanes words={exhibit} />
      </Exhibit>
      <Tariff {...packages} type="crm" />
      <Steps board={board} ground="road" {...steps} />
      <ServiceEnd page="crm" words={end} things={['crate', 'receipt', 'crate-yours', 'calendar', 'tag']} />
    </>
  );
}
