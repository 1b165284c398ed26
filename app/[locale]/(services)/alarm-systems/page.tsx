import { getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { NoticeSection } from '@/components/sections/notice-section';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('alarmSystems');

export default async function AlarmSystemsPage() {
  const { hero, why, components, solutions, integrations, scope, notice, callToAction } = (
    await getMessages()
  )['alarm-systems'];
  return (
    <>
      <Hero board="tech" motif="eye" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} subject={hero.subject} look="board" />
      </Hero>
      <FeatureList {...why} />
      <FeatureList {...components} />
      <FeatureList {...solutions} />
      <FeatureList {...integrations} />
      <FeatureList {...scope} />
      <NoticeSection {...notice} />
      <CallToAction board="tech" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
      </CallToAction>
    </>
  );
}
