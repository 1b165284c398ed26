import '@/app/drawings/scene-last-bus.css';
import '@/app/drawings/scene-venues.css';
import '@/app/styles/billboard.css';
import '@/app/styles/ground.css';
import '@/app/styles/guide.css';
import '@/app/styles/night-streets.css';
import '@/app/styles/town-map.css';
import { getLocale, getMessages } from 'next-intl/server';
import { OfflineGuides } from '@/components/offline-guides';
import { CallToAction } from '@/components/sections/call-to-action';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PageIndex } from '@/components/sections/page-index';
import { PlaceList } from '@/components/sections/place-list';
import { RideList } from '@/components/sections/ride-list';
import { Trail } from '@/components/sections/trail';
import { LinkButton } from '@/components/ui/link-button';
import { signOf } from '@/lib/drawings/page-signs';
import type { TownStop } from '@/lib/drawings/town';
import type { VehicleName } from '@/lib/drawings/vehicles';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

/** What each way back is, in the order of the words. */
const rides: readonly VehicleName[] = ['songthaew', 'car', 'motorbikeTaxi', 'onFoot', 'motorbike'];

export const generateMetadata = metadataOf('nightlifeGuide');

export default async function NightlifeGuidePage() {
  const { nav, guides } = (await getMessages()).common;
  const { hero, areas, law, safety, transport, faq, note, callToAction } = await pageWords('nightlife-guide');
  const { board } = signOf('nightlifeGuide');
  return (
    <>
      <Hero board={board} word="nightlifeGuide" title={hero.title} lead={hero.lead} />
      <PageIndex
        label={nav.index}
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
        map={areas.map}
        walk={areas.walk}
        toDriver={areas.toDriver}
        places={areas.items.map(({ id, name, short, thaiName, description, highlights, tips }) => ({
          id: id as TownStop,
          name,
          short,
          thaiName,
          text: description,
          lists: [
            { label: areas.highlightsLabel, points: highlights },
            { label: areas.tipsLabel, points: tips },
          ],
        }))}
      />
      <FeatureList
        id="law"
        {...law}
        ground="sky"
        isTall
        signs={['twenty', 'pills', 'vape', 'closing', 'drink', 'under18']}
      />
      <FeatureList
        id="safety"
        {...safety}
        ground="sand"
        isTall
        signs={['bill', 'phone', 'eye', 'purse', 'bump', 'cash', 'pair']}
      />
      <RideList
        id="transport"
        title={transport.title}
        lead={transport.lead}
        pointsLabel={transport.tipsLabel}
        rides={transport.items.map(({ type, details, tips }, index) => ({
          name: type,
          vehicle: rides[index] ?? 'onFoot',
          text: details,
          points: tips,
        }))}
      />
      <Faq page="nightlifeGuide" {...faq} />
      <div className="wrap grid gap-3 pb-section text-ink-2">
        <p>{note}</p>
        <OfflineGuides locale={await getLocale()} kept={guides.kept} />
      </div>
      <CallToAction board={board} scene="last-bus" title={callToAction.title}>
        <LinkButton to="liveStreaming" label={callToAction.streaming} look="board" />
        <LinkButton to="cctv" label={callToAction.cameras} look="ghost" />
        <LinkButton to="networkSolutions" label={callToAction.wifi} look="ghost" />
        <LinkButton to="pattayaGuide" label={callToAction.guide} look="ghost" />
      </CallToAction>
      <Trail page="nightlifeGuide" />
    </>
  );
}
