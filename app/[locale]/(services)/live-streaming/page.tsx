import '@/app/styles/exhibits/poster-row.css';
import '@/app/styles/soi-plate.css';
import { PosterRow } from '@/components/exhibits/poster-row';
import { InquireLink } from '@/components/inquire-link';
import { Closing } from '@/components/sections/closing';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { Related } from '@/components/sections/related';
import { Trail } from '@/components/sections/trail';
import { VenueList } from '@/components/sections/venue-list';
import { itemsOfType } from '@/lib/catalog/items';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('liveStreaming');

export default async function LiveStreamingPage() {
  const {
    hero,
    features,
    packages,
    venues,
    benefits,
    exhibit,
    useCases,
    scope,
    afterwards,
    faq,
    related,
    callToAction,
  } = await pageWords('live-streaming');
  const { board } = signOf('liveStreaming');
  return (
    <>
      <Hero board={board} motif="stage" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} subject={hero.subject} look="board" />
      </Hero>
      <FeatureList {...features} pictograms={['cctv', 'social', 'live', 'network', 'recovery']} />
      <PackageGrid
        {...packages}
        items={itemsOfType('live-streaming')}
        featured="live-streaming-professional"
      />
      <VenueList {...venues} />
      <FeatureList board={board} {...benefits} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="whole">
        <PosterRow words={exhibit} />
      </Exhibit>
      <FeatureList board={board} {...useCases} />
      <Faq page="liveStreaming" {...faq} />
      <FeatureList board={board} {...scope} />
      <FeatureList {...afterwards} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="liveStreaming" />
    </>
  );
}
