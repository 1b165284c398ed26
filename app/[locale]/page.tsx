import '@/app/drawings/scene-customers.css';
import '@/app/drawings/scene-ordering.css';
import '@/app/drawings/scene-painters.css';
import '@/app/drawings/scene-soi-corner.css';
import '@/app/styles/bay.css';
import '@/app/styles/billboard.css';
import '@/app/styles/browser-frame.css';
import '@/app/styles/shore.css';
import '@/app/styles/sign-painter.css';
import '@/app/styles/ground.css';
import '@/app/styles/home.css';
import '@/app/styles/poster.css';
import '@/app/styles/rack.css';
import '@/app/styles/street-scene.css';
import '@/app/styles/street-house.css';
import { getLocale } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { BayHero } from '@/components/sections/bay-hero';
import { BoardTitle } from '@/components/sections/board-title';
import { CallToAction } from '@/components/sections/call-to-action';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { SignLead } from '@/components/sections/hero-words';
import { ServerRack } from '@/components/sections/server-rack';
import { ShopFronts } from '@/components/sections/shop-fronts';
import { StreetScene } from '@/components/sections/street-scene';
import { Testimonials } from '@/components/sections/testimonials';
import { SignPainter } from '@/components/sign-painter';
import { LinkButton } from '@/components/ui/link-button';
import { itemsOfType } from '@/lib/catalog/items';
import { company } from '@/lib/company/company';
import { praiseIn } from '@/lib/company/praise';
import { localePath } from '@/lib/i18n/locales';
import { homeRoutes } from '@/lib/site/home-routes';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';
import { routes as pages } from '@/lib/site/routes';

const questions = ['how', 'pay', 'cost', 'refund', 'domains', 'reach'] as const;

export const generateMetadata = metadataOf('home');

export default async function HomePage() {
  const locale = await getLocale();
  const { projects, preview } = await pageWords('portfolio');
  const {
    hero,
    routes,
    lettering,
    work,
    vps,
    features,
    steps,
    testimonials: said,
    faq,
    callToAction,
  } = await pageWords('home');
  return (
    <>
      <BayHero
        stripes={{
          label: routes.label,
          links: homeRoutes.map((route) => ({ ...route, text: routes[route.name] })),
        }}
      >
        <SignPainter
          locale={locale}
          domains={localePath(locale, pages.domains.path)}
          words={lettering}
          heading={<BoardTitle text={hero.title} />}
          lead={<SignLead text={hero.lead} />}
        >
          <LinkButton to="services" look="board" label={hero.action} />
        </SignPainter>
      </BayHero>
      <ShopFronts {...work} projectWords={projects} poster={preview.poster} />
      <StreetScene title={features.title} lead={features.lead} shops={features.items} />
      <FeatureList {...steps} ground="road" scene="ordering" look="shore" isOrdered />
      <ServerRack id="vps" {...vps} items={itemsOfType('vps-hosting')} />
      <Testimonials
        title={said.title}
        board="growth"
        quotes={praiseIn(locale, said.quotes)}
        all={{ href: company.reviewsUrl, label: said.all }}
      />
      <Faq
        page="aeo"
        board="web"
        scene="soi-corner"
        title={faq.title}
        lead={faq.lead}
        items={questions.map((id) => faq.items[id])}
      />
      <CallToAction board="web" scene="painters" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
        <LinkButton to="pattayaGuide" label={callToAction.guide} look="ghost" />
      </CallToAction>
    </>
  );
}
