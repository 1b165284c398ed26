import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { estimateCards } from '@/lib/catalog/card-estimate';
import { itemsOfType } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { fill } from '@/lib/i18n/fill';
import { pageMetadata } from '@/lib/site/metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('businessCards');
}

export default async function BusinessCardsPage() {
  const locale = await getLocale();
  const words = (await getMessages())['business-cards'];
  const { hero, why, packages, paper, finishes, delivery, scope, callToAction } = words;
  const price = formatMoney(estimateCards({ quantity: '1000', paperType: 'standard' }) / 1000, locale);
  return (
    <>
      <Hero board="print" motif="cards" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} subject={hero.subject} look="accent" />
      </Hero>
      <FeatureList {...why} />
      <PackageGrid
        title={packages.title}
        lead={packages.lead}
        note={`${fill(packages.perCard, { price })} ${packages.note}`}
        items={itemsOfType('business-cards')}
        featured="business-cards-business"
      />
      <FeatureList {...paper} />
      <FeatureList {...finishes} />
      <FeatureList {...delivery} />
      <FeatureList {...scope} />
      <CallToAction board="print" title={callToAction.title}>
        <InquireLink label={callToAction.action} subject={callToAction.subject} look="secondary" />
      </CallToAction>
    </>
  );
}
