import '@/app/drawings/scene-last-bus.css';
import '@/app/styles/billboard.css';
import '@/app/styles/ground.css';
import '@/app/styles/guide.css';
import '@/app/styles/guide-town.css';
import { getLocale, getMessages } from 'next-intl/server';
import { OfflineGuides } from '@/components/offline-guides';
import { CallToAction } from '@/components/sections/call-to-action';
import { EmergencyNumbers } from '@/components/sections/emergency-numbers';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PageIndex } from '@/components/sections/page-index';
import { PlaceList } from '@/components/sections/place-list';
import { RideList } from '@/components/sections/ride-list';
import { SeasonBoard } from '@/components/sections/season-board';
import { Trail } from '@/components/sections/trail';
import { LinkButton } from '@/components/ui/link-button';
import { signOf } from '@/lib/drawings/page-signs';
import type { TownStop } from '@/lib/drawings/town';
import type { VehicleName } from '@/lib/drawings/vehicles';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

/** What each way of getting around is, in the order of the words. */
const rides: readonly VehicleName[] = [
  'songthaew',
  'songthaew',
  'car',
  'motorbikeTaxi',
  'motorbike',
  'coach',
  'train',
  'airportCoach',
  'ferry',
];

export const generateMetadata = metadataOf('pattayaGuide');

export default async function PattayaGuidePage() {
  const { nav, guides } = (await getMessages()).common;
  const { hero, areas, transport, seasons, emergency, tips, faq, note, callToAction } =
    await pageWords('pattaya-guide');
  const { board } = signOf('pattayaGuide');
  return (
    <>
      <Hero board={board} word="pattayaGuide" title={hero.title} lead={hero.lead} />
      <PageIndex
        label={nav.index}
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
        map={areas.map}
        toDriver={areas.toDriver}
        places={areas.items.map(({ id, name, thaiName, description, attractions, restaurants }) => ({
          id: id as TownStop,
          name,
          thaiName,
          text: description,
          lists: [
            { label: areas.attractionsLabel, points: attractions },
            { label: areas.restaurantsLabel, points: restaurants },
          ],
        }))}
      />
      <RideList
        id="transport"
        title={transport.title}
        lead={transport.lead}
        pointsLabel={transport.optionsLabel}
        rides={transport.items.map(({ type, fares, options }, index) => ({
          name: type,
          vehicle: rides[index] ?? 'songthaew',
          fares,
          points: options,
        }))}
      />
      <EmergencyNumbers
        id="emergency"
        title={emergency.title}
        lead={emergency.lead}
        contacts={Object.values(emergency.items)}
      />
      <SeasonBoard id="seasons" {...seasons} />
      <FeatureList
        id="tips"
        {...tips}
        ground="sky"
        isTall
        signs={['temple', 'anthem', 'calm', 'jetSki', 'smoke', 'sun', 'papers']}
      />
      <Faq page="pattayaGuide" {...faq} />
      <div className="wrap grid gap-3 pb-section text-ink-2">
        <p>{note}</p>
        <OfflineGuides locale={await getLocale()} kept={guides.kept} />
      </div>
      <CallToAction board={board} scene="last-bus" title={callToAction.title}>
        <LinkButton to="nightlifeGuide" label={callToAction.guide} look="board" />
        <LinkButton to="services" label={callToAction.venues} look="ghost" />
        <LinkButton to="cctv" label={callToAction.cameras} look="ghost" />
        <LinkButton to="networkSolutions" label={callToAction.wifi} look="ghost" />
      </CallToAction>
      <Trail page="pattayaGuide" />
    </>
  );
}
