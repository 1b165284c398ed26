import '@/app/styles/exhibits/chat-answer.css';
import '@/app/styles/exhibits/machine-views.css';
import { getLocale } from 'next-intl/server';
import { MachineViews } from '@/components/exhibits/machine-views';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { FeatureList } from '@/components/sections/feature-list';
import { FileLinks } from '@/components/sections/file-links';
import { Hero } from '@/components/sections/hero';
import { Section } from '@/components/sections/section';
import { Trail } from '@/components/sections/trail';
import { LineLink } from '@/components/ui/line-link';
import { LinkButton } from '@/components/ui/link-button';
import { machineViews } from '@/lib/machine-readable/machine-views';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('machines');

export default async function WhatMachinesSeePage() {
  const { hero, views, files, scope, callToAction } = await pageWords('what-machines-see');
  const seen = await machineViews(await getLocale(), 'aeo', views);
  return (
    <>
      <Hero board="growth" motif="aeo" title={hero.title} lead={hero.lead}>
        <LinkButton to="aeo" label={hero.action} look="board" />
      </Hero>
      <Section title={views.title} lead={views.lead} isTall>
        <MachineViews words={views} {...seen} />
      </Section>
      <FileLinks {...files} paths={seen.files} />
      <FeatureList band="print" {...scope} />
      <CallToAction board="growth" title={callToAction.title}>
        <InquireLink label={callToAction.action} subject={callToAction.subject} look="board" />
        <LineLink label={callToAction.line} text={callToAction.lineText} />
      </CallToAction>
      <Trail page="machines" />
    </>
  );
}
