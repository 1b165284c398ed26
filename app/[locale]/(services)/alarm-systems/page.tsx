import '@/app/styles/exhibits/alarm-minute.css';
import { AlarmMinute } from '@/components/exhibits/alarm-minute';
import { InquireLink } from '@/components/inquire-link';
import { Closing } from '@/components/sections/closing';
import { Emergency } from '@/components/sections/emergency';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { NoticeSection } from '@/components/sections/notice-section';
import { Related } from '@/components/sections/related';
import { Trail } from '@/components/sections/trail';
import { CallLink } from '@/components/ui/call-link';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('alarmSystems');

export default async function AlarmSystemsPage() {
  const {
    hero,
    why,
    call,
    components,
    exhibit,
    solutions,
    integrations,
    scope,
    notice,
    faq,
    related,
    callToAction,
  } = await pageWords('alarm-systems');
  const { board } = signOf('alarmSystems');
  return (
    <>
      <Hero board={board} motif="alarm" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} subject={hero.subject} look="board" />
      </Hero>
      <FeatureList {...why} />
      <Emergency {...call}>
        <CallLink label={call.action} />
      </Emergency>
      <FeatureList board={board} {...components} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="whole">
        <AlarmMinute items={exhibit.items} />
      </Exhibit>
      <FeatureList {...solutions} />
      <Faq page="alarmSystems" {...faq} />
      <FeatureList board={board} {...integrations} />
      <NoticeSection {...notice} />
      <FeatureList board={board} {...scope} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="alarmSystems" />
    </>
  );
}
