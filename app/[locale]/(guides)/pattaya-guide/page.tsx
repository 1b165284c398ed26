import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { EmergencyNumbers } from '@/components/sections/emergency-numbers';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PlaceList } from '@/components/sections/place-list';
import { TransportTable } from '@/components/sections/transport-table';
import { pageMetadata } from '@/lib/site/metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('pattayaGuide');
}

export default async function PattayaGuidePage() {
  const { hero, areas, transport, seasons, emergency, tips, note } = (await getMessages())['pattaya-guide'];
  return (
    <>
      <Hero board="guide" motif="coast" title={hero.title} lead={hero.lead} />
      <PlaceList
        title={areas.title}
        lead={areas.lead}
        places={areas.items.map(({ id, name, thaiName, description, attractions, restaurants }) => ({
          id,
          name,
          thaiName,
          text: description,
          lists: [
            { label: areas.attractionsLabel, points: attractions },
            { label: areas.restaurantsLabel, points: restaurants },
          ],
        }))}
      />
      <TransportTable
        title={transport.title}
        lead={transport.lead}
        labels={[transport.typeLabel, transport.fareLabel, transport.optionsLabel]}
        rows={transport.items.map(({ type, fare, options }) => ({ type, detail: fare, points: options }))}
      />
      <EmergencyNumbers
        title={emergency.title}
        lead={emergency.lead}
        contacts={Object.values(emergency.items)}
      />
      <FeatureList {...seasons} />
      <FeatureList {...tips} />
      <p className="wrap pb-block text-ink-2">{note}</p>
    </>
  );
}
