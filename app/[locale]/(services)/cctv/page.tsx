import '@/app/styles/exhibits/bar-plan.css';
import '@/app/styles/exhibits/floor-plan.css';
import { FloorPlan } from '@/components/exhibits/floor-plan';
import { InquireLink } from '@/components/inquire-link';
import { Closing } from '@/components/sections/closing';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { Related } from '@/components/sections/related';
import { Steps } from '@/components/sections/steps';
import { Trail } from '@/components/sections/trail';
import { itemsOfType } from '@/lib/catalog/items';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('cctv');

export default async function CctvPage() {
  const { hero, packages, exhibit, places, steps, scope, afterwards, faq, related, callToAction } =
    await pageWords('cctv');
  const { board } = signOf('cctv');
  return (
    <>
      <Hero board={board} motif="eye" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} look="board" />
      </Hero>
      <PackageGrid {...packages} items={itemsOfType('cctv')} featured="cctv-advanced" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <FloorPlan words={exhibit} />
      </Exhibit>
      <FeatureList {...places} />
      <Faq page="cctv" {...faq} />
      <Steps board={board} {...steps} />
      <FeatureList board={board} {...scope} />
      <FeatureList {...afterwards} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="cctv" />
    </>
  );
}
