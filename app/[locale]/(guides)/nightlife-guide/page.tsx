import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PlaceList } from '@/components/sections/place-list';
import { pageMetadata } from '@/lib/site/metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('nightlifeGuide');
}

export default async function NightlifeGuidePage() {
  const { hero, areas, law, safety, transport, note } = (await getMessages())['nightlife-guide'];
  return (
    <>
      <Hero board="guide" motif="coast" title={hero.title} lead={hero.lead} />
      <PlaceList
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
      <FeatureList {...law} />
      <FeatureList {...safety} />
      <FeatureList
        title={transport.title}
        lead={transport.lead}
        items={transport.items.map(({ type, details, tips }) => ({
          title: type,
          text: details,
          features: tips,
        }))}
      />
      <p className="wrap pb-block text-ink-2">{note}</p>
    </>
  );
}
