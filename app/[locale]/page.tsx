import { InquireLink } from '@/components/inquire-link';
import { BayHero } from '@/components/sections/bay-hero';
import { CallToAction } from '@/components/sections/call-to-action';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { PackageGrid } from '@/components/sections/package-grid';
import { Testimonials } from '@/components/sections/testimonials';
import { LinkButton } from '@/components/ui/link-button';
import { itemsOfType } from '@/lib/catalog/items';
import { company, testimonials } from '@/lib/site/company';
import { homeRoutes, homeServices } from '@/lib/site/home-routes';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

const questions = ['how', 'pay', 'cost', 'refund', 'domains', 'reach'] as const;

export const generateMetadata = metadataOf('home');

export default async function HomePage() {
  const { hero, routes, vps, features, testimonials: said, faq, callToAction } = await pageWords('home');
  return (
    <>
      <BayHero
        title={hero.title}
        lead={hero.lead}
        stripes={{
          label: routes.label,
          links: homeRoutes.map((route) => ({ ...route, text: routes[route.name] })),
        }}
      >
        <LinkButton to="services" look="board" label={hero.action} />
        <LinkButton to="home" hash="#vps" look="ghost" label={hero.second} />
      </BayHero>
      <PackageGrid id="vps" {...vps} items={itemsOfType('vps-hosting')} featured="vps-business" />
      <FeatureList
        title={features.title}
        lead={features.lead}
        items={homeServices.map((to) => ({ to, ...features.items[to] }))}
      />
      <Testimonials
        title={said.title}
        board="growth"
        quotes={testimonials.map((quote) => ({ ...quote, ...said.quotes[quote.id] }))}
        all={{ href: company.reviewsUrl, label: said.all }}
      />
      <Faq title={faq.title} lead={faq.lead} items={questions.map((id) => faq.items[id])} />
      <CallToAction board="web" title={callToAction.title}>
        <InquireLink label={callToAction.action} look="board" />
        <LinkButton to="pattayaGuide" label={callToAction.guide} look="ghost" />
      </CallToAction>
    </>
  );
}
