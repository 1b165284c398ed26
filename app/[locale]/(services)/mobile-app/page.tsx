import '@/app/styles/exhibits/table-order.css';
import { TableOrder } from '@/components/exhibits/table-order';
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

export const generateMetadata = metadataOf('mobileApp');

export default async function MobileAppPage() {
  const { hero, benefits, packages, exhibit, steps, scope, afterwards, faq, related, callToAction } =
    await pageWords('mobile-app');
  const { board } = signOf('mobileApp');
  return (
    <>
      <Hero board={board} motif="app" title={hero.title} lead={hero.lead}>
        <LinkButton to="mobileApp" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <FeatureList board={board} {...benefits} pictograms={['app', 'alarm', 'crm', 'network']} />
      <PackageGrid
        id="packages"
        {...packages}
        items={itemsOfType('mobile-app')}
        featured="mobile-app-advanced"
      />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <TableOrder words={exhibit} />
      </Exhibit>
      <Steps board={board} {...steps} />
      <FeatureList board={board} {...scope} />
      <Faq page="mobileApp" {...faq} />
      <FeatureList {...afterwards} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="mobileApp" />
    </>
  );
}
