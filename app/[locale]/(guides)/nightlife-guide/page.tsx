import { getMessages } from 'next-intl/server';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PageIndex } from '@/components/sections/page-index';
import { PlaceList } from '@/components/sections/place-list';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('nightlifeGuide');

export default async function NightlifeGuidePage() {
  const messages = await getMessages();
  const { hero, areas, law, safety, transport, note } = messages['nightlife-guide'];
  return (
    <>
      <Hero board="guide" motif="coast" title={hero.title} lead={hero.lead} />
      <PageIndex
        label={messages.common.nav.index}
        entries={[
          { id: 'areas', title: areas.title },
          { id: 'law', title: law.title },
          { id: 'safety', title: safety.title },
          { id: 'transport', title: transport.title },
        ]}
      />
      <PlaceList
        id="areas"
        title={areas.title}
        places={areas.items.map(({ name, description, highlights, tips }) => ({
          id: name,
          name,
          text: description,
          lists: [
            { label: areas.highlightsLabel, points: highlights },
            { label: areas.tipsLabel, points: tips },
          ],
        }))}
      />
      <FeatureList id="law" {...law} />
      <FeatureList id="safety" {...safety} />
      <FeatureList
        id="transport"
        title={transport.title}
        lead={transport.lead}
        items={transport.items.map(({ type, details, tips }) => ({
          title: type,
          text: details,
          features: tips,
        }))}
      />
      <p className="wrap pb-section text-ink-2">{note}</p>
    </>
  );
}
