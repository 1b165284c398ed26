import '@/app/styles/exhibits/inquiry-lanes.css';
import { InquiryLanes } from '@/components/exhibits/inquiry-lanes';
import { Closing } from '@/components/sections/closing';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { Related } from '@/components/sections/related';
import { Steps } from '@/components/sections/steps';
import { Trail } from '@/components/sections/trail';
import { LinkButton } from '@/components/ui/link-button';
import { itemsOfType } from '@/lib/catalog/items';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('crm');

export default async function CrmPage() {
  const { hero, benefits, packages, exhibit, steps, scope, faq, related, callToAction } =
    await pageWords('crm');
  const { board } = signOf('crm');
  return (
    <>
      <Hero board={board} motif="crm" title={hero.title} lead={hero.lead}>
        <LinkButton to="crm" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <FeatureList {...benefits} pictograms={['aeo', 'crm', 'seo']} />
      <PackageGrid id="packages" {...packages} items={itemsOfType('crm')} featured="crm-business" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <InquiryLanes words={exhibit} />
      </Exhibit>
      <Steps board={board} {...steps} />
      <Faq page="crm" {...faq} />
      <FeatureList board={board} {...scope} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="crm" />
    </>
  );
}
