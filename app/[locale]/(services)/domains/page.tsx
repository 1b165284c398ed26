import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { NoticeSection } from '@/components/sections/notice-section';
import { PriceList } from '@/components/sections/price-list';
import { itemsOfType } from '@/lib/catalog/items';
import { pageMetadata } from '@/lib/site/metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('domains');
}

export default async function DomainsPage() {
  const { domains, common } = await getMessages();
  const { hero, pricing, included, services, notice, scope, faq, callToAction } = domains;
  return (
    <>
      <Hero board="web" motif="domains" title={hero.title} lead={hero.lead} />
      <PriceList {...pricing} items={itemsOfType('domain')} />
      <FeatureList {...included} />
      <FeatureList {...services} />
      <NoticeSection {...notice} />
      <FeatureList {...scope} />
      <Faq {...faq} />
      <CallToAction board="web" title={callToAction.title}>
        <InquireLink label={common.getStarted} look="secondary" />
      </CallToAction>
    </>
  );
}
