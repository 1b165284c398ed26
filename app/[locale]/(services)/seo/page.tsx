import '@/app/styles/exhibits/search-lens.css';
import { SearchLens } from '@/components/exhibits/search-lens';
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

export const generateMetadata = metadataOf('seo');

export default async function SeoPage() {
  const { hero, packages, work, exhibit, when, steps, scope, faq, related, callToAction } =
    await pageWords('seo');
  const { board } = signOf('seo');
  return (
    <>
      <Hero board={board} motif="growth" title={hero.title} lead={hero.lead}>
        <LinkButton to="seo" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <PackageGrid id="packages" {...packages} items={itemsOfType('seo')} featured="seo-geotargeted" />
      <FeatureList {...work} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <SearchLens words={exhibit} />
      </Exhibit>
      <FeatureList board={board} {...when} />
      <Steps board={board} {...steps} />
      <Faq page="seo" {...faq} />
      <FeatureList board={board} {...scope} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="seo" />
    </>
  );
}
