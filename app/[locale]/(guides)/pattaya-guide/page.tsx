import { getMessages } from 'next-intl/server';
import { EmergencyNumbers } from '@/components/sections/emergency-numbers';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PageIndex } from '@/components/sections/page-index';
import { PlaceList } from '@/components/sections/place-list';
import { TransportTable } from '@/components/sections/transport-table';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('pattayaGuide');

export default async function PattayaGuidePage() {
  const messages = await getMessages();
  const { hero, areas, transport, seasons, emergency, tips, note } = messages['pattaya-guide'];
  return (
    <>
      <Hero board="guide" motif="coast" title={hero.title} lead={hero.lead} />
      <PageIndex
        label={messages.common.nav.index}
        entries={[
          { id: 'areas', title: areas.title },
          { id: 'transport', title: transport.title },
          { id: 'emergency', title: emergency.title },
          { id: 'seasons', title: seasons.title },
          { id: 'tips', title: tips.title },
        ]}
      />
      <PlaceList
        id="areas"
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
        id="transport"
        title={transport.title}
        lead={transport.lead}
        labels={[transport.typeLabel, transport.fareLabel, transport.optionsLabel]}
        rows={transport.items.map(({ type, fare, options }) => ({ type, detail: fare, points: options }))}
      />
      <EmergencyNumbers
        id="emergency"
        title={emergency.title}
        lead={emergency.lead}
        contacts={Object.values(emergency.items)}
      />
      <FeatureList id="seasons" {...seasons} />
      <FeatureList id="tips" {...tips} />
      <p className="wrap pb-section text-ink-2">{note}</p>
    </>
  );
}
