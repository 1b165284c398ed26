import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { motifs } from '@/components/motifs/motif-paths';
import { BayHero } from '@/components/sections/bay-hero';
import { CallToAction } from '@/components/sections/call-to-action';
import { Emergency } from '@/components/sections/emergency';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { LinkGrid } from '@/components/sections/link-grid';
import { PackageGrid } from '@/components/sections/package-grid';
import { PlaceList } from '@/components/sections/place-list';
import { PriceList } from '@/components/sections/price-list';
import { Steps } from '@/components/sections/steps';
import { Testimonials } from '@/components/sections/testimonials';
import { LinkButton } from '@/components/ui/link-button';
import { itemsOfType } from '@/lib/catalog/items';
import { socialLinks } from '@/lib/site/channels';
import { company, testimonials } from '@/lib/site/company';
import { homeRoutes } from '@/lib/site/home-routes';
import { isMotifName, motifBoards } from './motif-boards';
import { UiParts } from './ui-parts';

export const metadata: Metadata = { title: 'All parts', robots: { index: false } };

/** Every part and every section with the words of real pages. Exists under `next dev` only (docs/decisions/0012). */
export default async function PartsPage() {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const services = await getTranslations('services');
  const { home, catalog } = await getMessages();
  const button = <LinkButton to="services" label={t('hero.action')} look="secondary" />;
  const { title, lead } = { title: services('hero.title'), lead: services('hero.lead') };
  const features = Object.values(home.features.items);
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
      {Object.keys(motifs)
        .filter(isMotifName)
        .map((motif) => (
          <Hero key={motif} board={motifBoards[motif]} motif={motif} title={title} lead={lead}>
            {button}
          </Hero>
        ))}
      <UiParts />
      <PackageGrid title="PackageGrid 4" items={itemsOfType('seo')} featured="seo-geotargeted" />
      <PackageGrid title="PackageGrid 3" items={itemsOfType('vps-hosting')} featured="vps-business" />
      <PackageGrid title="PackageGrid 2" items={itemsOfType('web-design')} />
      <PriceList
        title="PriceList"
        items={[...itemsOfType('data-recovery'), ...itemsOfType('computer-repair').slice(0, 1)]}
      />
      <FeatureList title={t('features.title')} lead={t('features.lead')} items={features} />
      <Steps board="web" title="Steps" items={features.slice(0, 4)} />
      <Testimonials
        title={t('testimonials.title')}
        board="growth"
        quotes={testimonials.map((quote) => ({ ...quote, ...home.testimonials.quotes[quote.id] }))}
        all={{ href: company.reviewsUrl, label: t('testimonials.all') }}
      />
      <LinkGrid
        title="LinkGrid"
        links={socialLinks.map(({ name, url }) => ({ href: url, name, handle: company.name, text: lead }))}
      />
      <PlaceList
        title="PlaceList"
        places={features.slice(0, 2).map((item) => ({
          id: item.title,
          name: item.title,
          thaiName: locale === 'th' ? undefined : 'พัทยา',
          text: item.text,
          lists: [{ label: item.title, points: catalog.items['vps-starter'].features.slice(0, 3) }],
        }))}
      />
      <Faq title={t('faq.title')} items={Object.values(home.faq.items)} />
      <Emergency title={t('hero.title')}>{button}</Emergency>
      <div className="py-section">
        <CallToAction board="tech" title={t('hero.title')}>
          {button}
        </CallToAction>
      </div>
    </>
  );
}
