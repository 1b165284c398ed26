import '@/app/styles/exhibits/cash-book.css';
import { CashBook } from '@/components/exhibits/cash-book';
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

export const generateMetadata = metadataOf('accounting');

export default async function AccountingPage() {
  const { hero, industries, packages, exhibit, steps, scope, faq, related, callToAction } =
    await pageWords('accounting');
  const { board } = signOf('accounting');
  return (
    <>
      <Hero board={board} motif="accounting" title={hero.title} lead={hero.lead}>
        <LinkButton to="accounting" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <FeatureList {...industries} pictograms={['night', 'town', 'pos', 'cards']} />
      <PackageGrid
        id="packages"
        {...packages}
        items={itemsOfType('accounting')}
        featured="accounting-business"
      />
      <Steps board={board} {...steps} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <CashBook words={exhibit} />
      </Exhibit>
      <Faq page="accounting" {...faq} />
      <FeatureList board={board} {...scope} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="accounting" />
    </>
  );
}
