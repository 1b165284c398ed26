import '@/app/styles/exhibits/chat-answer.css';
import { ChatAnswer } from '@/components/exhibits/chat-answer';
import { InquireLink } from '@/components/inquire-link';
import { Closing } from '@/components/sections/closing';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { Related } from '@/components/sections/related';
import { Steps } from '@/components/sections/steps';
import { Trail } from '@/components/sections/trail';
import { LinkButton } from '@/components/ui/link-button';
import { itemsOfType } from '@/lib/catalog/items';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('aeo');

export default async function AeoPage() {
  const { hero, packages, steps, exhibit, areas, scope, faq, related, callToAction } = await pageWords('aeo');
  const { board } = signOf('aeo');
  return (
    <>
      <Hero board={board} motif="aeo" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} look="board" />
      </Hero>
      <PackageGrid {...packages} items={itemsOfType('aeo')} featured="aeo-professional" />
      <Steps board={board} {...steps} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <ChatAnswer words={exhibit} />
        <p className="mt-12">
          <LinkButton to="machines" label={exhibit.machines} look="ghost" />
        </p>
      </Exhibit>
      <FeatureList {...areas} />
      <Faq page="aeo" {...faq} />
      <FeatureList board={board} {...scope} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="aeo" />
    </>
  );
}
