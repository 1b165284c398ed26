import '@/app/styles/service.css';
import '@/app/styles/endings/tech.css';
import { Emergency } from '@/components/sections/emergency';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { NoticeSection } from '@/components/sections/notice-section';
import { ServiceEnd } from '@/components/sections/service-end';
import '@/app/styles/exhibits/alarm-minute.css';
import { AlarmMinute } from '@/components/exhibits/alarm-minute';
import { InquireLink } from '@/components/inquire-link';
import { CallLink } from '@/components/ui/call-link';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('alarmSystems');

export default async function AlarmSystemsPage() {
  const { hero, why, call, notice, exhibit, components, solutions, integrations, ...end } =
    await pageWords('alarm-systems');
  const { board } = signOf('alarmSystems');
  return (
    <>
      <Hero board={board} motif="alarm" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} subject={hero.subject} look="board" />
      </Hero>
      <FeatureList {...why} pictures={['cctv-premium', 'app', 'vps-premium']} />
      <Emergency {...call}>
        <CallLink label={call.action} />
      </Emergency>
      <FeatureList
        {...components}
        pictures={['alarm', 'network', 'network-optimization', 'network-security']}
      />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="whole">
        <AlarmMinute items={exhibit.items} />
      </Exhibit>
      <FeatureList {...solutions} pictures={['accounting-enterprise', 'night', 'web', 'vps-business']} />
      <FeatureList band={board} {...integrations} pictures={['repair', 'cctv', 'cards', 'aeo']} />
      <NoticeSection {...notice} />
      <ServiceEnd
        page="alarmSystems"
        words={end}
        things={['calendar', 'crate', 'calendar', 'receipt', 'stamp']}
      />
    </>
  );
}
