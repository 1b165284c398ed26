import '@/app/styles/browser-frame.css';
import '@/app/styles/poster.css';
import '@/app/styles/areas.css';
import '@/app/styles/road-sign.css';
import '@/app/styles/soi-plate.css';
import '@/app/styles/stepper.css';
import '@/app/styles/town-map.css';
import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { PackageSign } from '@/components/drawings/package-sign';
import { Pictogram } from '@/components/drawings/pictogram';
import { RoadSign } from '@/components/drawings/road-sign';
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
import { ProjectList } from '@/components/sections/project-list';
import { Section } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { Street } from '@/components/sections/street';
import { Testimonials } from '@/components/sections/testimonials';
import { LinkButton } from '@/components/ui/link-button';
import { itemsOfType } from '@/lib/catalog/items';
import { socialLinks } from '@/lib/company/channels';
import { company, testimonials } from '@/lib/company/company';
import { isMotifName, motifs } from '@/lib/drawings/motifs';
import { packageSigns } from '@/lib/drawings/package-signs';
import { pictograms } from '@/lib/drawings/pictograms';
import { type RoadSignName, roadSigns } from '@/lib/drawings/road-signs';
import { type TownStop, townStops } from '@/lib/drawings/town';
import { homeRoutes, homeServices } from '@/lib/site/home-routes';
import { motifBoards } from './motif-boards';
import { UiParts } from './ui-parts';

export const metadata: Metadata = { title: 'All parts', robots: { index: false } };

/** Every part and every section with the words of real pages. Exists under `next dev` only (docs/decisions/0012). */
export default async function PartsPage() {
  const t = await getTranslations('home');
  const services = await getTranslations('services');
  const { home, portfolio } = await getMessages();
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
        map="TownMap"
        toDriver="ช่วยไปส่งที่"
        places={(Object.keys(townStops) as TownStop[]).map((id) => ({
          id,
          name: id,
          short: id,
          thaiName: 'พัทยา',
          text: lead,
          lists: [],
        }))}
      />
      <Section title="Pictograms">
        <ul className="flex flex-wrap gap-3">
          {Object.entries(pictograms).map(([name, { board }], place) => (
            <li key={name}>
              <Pictogram place={place} board={board} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Package signs">
        <ul className="flex flex-wrap gap-3">
          {Object.entries(packageSigns).map(([name, { board }], place) => (
            <li key={name}>
              <PackageSign place={place} board={board} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Road signs">
        <ul className="flex flex-wrap gap-3">
          {(Object.keys(roadSigns) as RoadSignName[]).map((name) => (
            <li key={name}>
              <RoadSign name={name} />
            </li>
          ))}
        </ul>
      </Section>
      <ProjectList words={portfolio.projects} preview={portfolio.preview} />
      <Street title="Street" boards={homeServices.map((to) => ({ to, ...home.features.items[to] }))} />
      <Faq page="services" title={t('faq.title')} items={Object.values(home.faq.items)} />
      <Emergency title={t('hero.title')}>{button}</Emergency>
      <div className="py-section">
        <CallToAction board="tech" title={t('hero.title')}>
          {button}
        </CallToAction>
      </div>
    </>
  );
}
