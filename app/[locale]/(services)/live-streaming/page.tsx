import '@/app/styles/service.css';
import '@/app/styles/asked/case.css';
import '@/app/drawings/scene-stage.css';
import '@/app/drawings/scene-venues.css';
import '@/app/drawings/scene-watching.css';
import '@/app/styles/endings/live-streaming.css';
import '@/app/styles/lead.css';
import '@/app/styles/rates/cables.css';
import '@/app/styles/scope/live-streaming.css';
import '@/app/styles/stage.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import { Tariff } from '@/components/sections/tariff';
import { VenueList } from '@/components/sections/venue-list';
import '@/app/styles/exhibits/poster-row.css';
import '@/app/styles/soi-plate.css';
import { PosterRow } from '@/components/exhibits/poster-row';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('liveStreaming');

export default async function LiveStreamingPage() {
  const { features, benefits, packages, venues, exhibit, useCases, ...frame } =
    await pageWords('live-streaming');
  const { board } = signOf('liveStreaming');
  return (
    <ServicePage
      page="liveStreaming"
      word="liveStreaming"
      leadsTo="inquiry"
      asked="case"
      words={frame}
      scopeAfter={2}
    >
      <FeatureList {...features} band="guide" scene="stage" />
      <Tariff {...packages} type="live-streaming" look="cables" />
      <VenueList {...venues} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="whole">
        <PosterRow words={exhibit} nights={useCases.items} />
      </Exhibit>
      <FeatureList {...benefits} scene="watching" layout="lead" />
    </ServicePage>
  );
}
