import '@/app/styles/ground.css';
import '@/app/styles/service.css';
import '@/app/styles/endings/tech.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { ServiceEnd } from '@/components/sections/service-end';
import { Tariff } from '@/components/sections/tariff';
import { VenueList } from '@/components/sections/venue-list';
import '@/app/styles/exhibits/poster-row.css';
import '@/app/styles/soi-plate.css';
import { PosterRow } from '@/components/exhibits/poster-row';
import { InquireLink } from '@/components/inquire-link';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('liveStreaming');

export default async function LiveStreamingPage() {
  const { hero, features, benefits, packages, venues, exhibit, useCases, ...end } =
    await pageWords('live-streaming');
  const { board } = signOf('liveStreaming');
  return (
    <>
      <Hero board={board} word="liveStreaming" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} subject={hero.subject} look="board" />
      </Hero>
      <FeatureList
        {...features}
        pictures={[
          'live-streaming-basic',
          'live-streaming-enterprise',
          'live-streaming-professional',
          'network',
          'data-recovery-cctv',
        ]}
      />
      <Tariff {...packages} type="live-streaming" />
      <VenueList {...venues} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="whole">
        <PosterRow words={exhibit} nights={useCases.items} />
      </Exhibit>
      <FeatureList
        {...benefits}
        pictures={['night', 'seo-geotargeted', 'social-media-business', 'social-media-premium']}
      />
      <ServiceEnd
        page="liveStreaming"
        words={end}
        things={['crate', 'crate-yours', 'receipt', 'calendar', 'stamp']}
      />
    </>
  );
}
