import '@/app/styles/service.css';
import '@/app/styles/asked/keypad.css';
import '@/app/styles/beacon.css';
import '@/app/drawings/scene-burglar.css';
import '@/app/drawings/scene-joined.css';
import '@/app/drawings/scene-sensors.css';
import '@/app/styles/endings/alarm-systems.css';
import '@/app/styles/scope/alarm-systems.css';
import '@/app/styles/mural.css';
import '@/app/styles/beside.css';
import { Emergency } from '@/components/sections/emergency';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { NoticeSection } from '@/components/sections/notice-section';
import { ServicePage } from '@/components/sections/service-page';
import '@/app/styles/exhibits/alarm-minute.css';
import { AlarmMinute } from '@/components/exhibits/alarm-minute';
import { CallLink } from '@/components/ui/call-link';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('alarmSystems');

export default async function AlarmSystemsPage() {
  const { why, call, notice, exhibit, components, solutions, integrations, ...frame } =
    await pageWords('alarm-systems');
  const { board } = signOf('alarmSystems');
  return (
    <ServicePage page="alarmSystems" word="alarmSystems" leadsTo="inquiry" asked="keypad" words={frame}>
      <FeatureList {...why} look="beacon" />
      <FeatureList {...solutions} band="web" scene="burglar" layout="mural" />
      <Emergency {...call}>
        <CallLink label={call.action} />
      </Emergency>
      <FeatureList {...components} scene="sensors" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="whole">
        <AlarmMinute items={exhibit.items} />
      </Exhibit>
      <FeatureList band="web" {...integrations} scene="joined" layout="checks" />
      <NoticeSection {...notice} />
    </ServicePage>
  );
}
