import '@/app/styles/browser-frame.css';
import '@/app/styles/poster.css';
import '@/app/styles/exhibits/site-sizes.css';
import { SiteSizes } from '@/components/exhibits/site-sizes';
import { Closing } from '@/components/sections/closing';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { Related } from '@/components/sections/related';
import { ShopFronts } from '@/components/sections/shop-fronts';
import { Steps } from '@/components/sections/steps';
import { Trail } from '@/components/sections/trail';
import { LinkButton } from '@/components/ui/link-button';
import { itemsOfType } from '@/lib/catalog/items';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('services');

export default async function ServicesPage() {
  const { hero, packages, fit, exhibit, example, steps, afterwards, limits, faq, related, callToAction } =
    await pageWords('services');
  const { work } = await pageWords('home');
  const { projects, preview } = await pageWords('portfolio');
  const { board } = signOf('services');
  return (
    <>
      <Hero board={board} motif="web" title={hero.title} lead={hero.lead}>
        <LinkButton to="services" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <PackageGrid
        id="packages"
        {...packages}
        items={itemsOfType('web-design')}
        featured="web-design-advanced"
      />
      <FeatureList board={board} {...fit} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <SiteSizes words={exhibit} names={example.items.map(({ title }) => title)} />
      </Exhibit>
      <FeatureList board={board} {...example} />
      <ShopFronts {...work} projectWords={projects} poster={preview.poster} />
      <Steps board={board} {...steps} />
      <FeatureList board={board} {...limits} />
      <Faq page="services" {...faq} />
      <FeatureList board={board} {...afterwards} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="services" />
    </>
  );
}
