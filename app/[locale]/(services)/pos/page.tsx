import '@/app/styles/exhibits/receipt.css';
import { Receipt } from '@/components/exhibits/receipt';
import { Closing } from '@/components/sections/closing';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { Related } from '@/components/sections/related';
import { Trail } from '@/components/sections/trail';
import { LinkButton } from '@/components/ui/link-button';
import { itemsOfType } from '@/lib/catalog/items';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('pos');

export default async function PosPage() {
  const { hero, packages, features, exhibit, scope, afterwards, faq, related, callToAction } =
    await pageWords('pos');
  const { board } = signOf('pos');
  return (
    <>
      <Hero board={board} motif="till" title={hero.title} lead={hero.lead}>
        <LinkButton to="pos" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <PackageGrid id="packages" {...packages} items={itemsOfType('pos')} featured="pos-website" />
      <FeatureList {...features} pictograms={['pos', 'payment', 'cards', 'crm', 'night', 'accounting']} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <Receipt words={exhibit} />
      </Exhibit>
      <Faq page="pos" {...faq} />
      <FeatureList board={board} {...scope} />
      <FeatureList {...afterwards} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="pos" />
    </>
  );
}
