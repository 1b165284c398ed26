import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { BayHero } from '@/components/sections/bay-hero';
import { CallToAction } from '@/components/sections/call-to-action';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { PackageGrid } from '@/components/sections/package-grid';
import { Testimonials } from '@/components/sections/testimonials';
import { LinkButton } from '@/components/ui/link-button';
import { findItem, itemsOfType } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { company, testimonials } from '@/lib/site/company';
import { homeRoutes, homeServices } from '@/lib/site/home-routes';
import { pageMetadata } from '@/lib/site/metadata';

const questions = ['how', 'pay', 'cost', 'refund', 'domains', 'reach'] as const;

async function prices() {
  const locale = await getLocale();
  return {
    web: formatMoney(findItem('web-design-starter').price, locale),
    vps: formatMoney(findItem('vps-starter').price, locale),
  };
}

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata('home', await prices());
}

export default async function HomePage() {
  const t = await getTranslations('home');
  const { features, testimonials: said, callToAction } = (await getMessages()).home;
  const values = await prices();
  return (
    <>
      <BayHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        stripes={{
          label: t('routes.label'),
          links: homeRoutes.map((route) => ({ ...route, text: t(`routes.${route.name}`) })),
        }}
      >
        <LinkButton to="services" look="board" label={t('hero.action')} />
        <LinkButton to="home" hash="#vps" look="ghost" label={t('hero.second')} />
      </BayHero>
      <PackageGrid
        id="vps"
        title={t('vps.title', values)}
        lead={t('vps.lead')}
        items={itemsOfType('vps-hosting')}
        featured="vps-business"
        note={t('vps.note')}
      />
      <FeatureList
        title={features.title}
        lead={features.lead}
        items={homeServices.map((to) => ({ to, ...features.items[to] }))}
      />
      <Testimonials
        title={t('testimonials.title')}
        board="growth"
        quotes={testimonials.map((quote) => ({ ...quote, ...said.quotes[quote.id] }))}
        all={{ href: company.reviewsUrl, label: t('testimonials.all') }}
      />
      <Faq
        title={t('faq.title')}
        lead={t('faq.lead')}
        items={questions.map((id) => ({
          question: t(`faq.items.${id}.question`),
          answer: t(`faq.items.${id}.answer`, values),
        }))}
      />
      <CallToAction board="web" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
        <LinkButton to="pattayaGuide" label={callToAction.guide} look="ghost" />
      </CallToAction>
    </>
  );
}
