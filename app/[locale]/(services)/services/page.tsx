import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Faq } from '@/components/sections/faq';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { Steps } from '@/components/sections/steps';
import { LinkButton } from '@/components/ui/link-button';
import { findItem, itemsOfType } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { pageMetadata } from '@/lib/site/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const starter = formatMoney(findItem('web-design-starter').price, locale);
  const advanced = formatMoney(findItem('web-design-advanced').price, locale);
  return pageMetadata('services', { starter, advanced });
}

export default async function ServicesPage() {
  const { hero, packages, steps, faq, callToAction } = (await getMessages()).services;
  return (
    <>
      <Hero board="web" motif="web" title={hero.title} lead={hero.lead}>
        <LinkButton to="services" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <PackageGrid
        id="packages"
        {...packages}
        items={itemsOfType('web-design')}
        featured="web-design-advanced"
      />
      <Steps board="web" {...steps} />
      <Faq {...faq} />
      <CallToAction board="web" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
      </CallToAction>
    </>
  );
}
