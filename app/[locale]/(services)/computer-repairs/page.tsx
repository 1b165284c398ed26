import '@/app/styles/exhibits/repair-ticket.css';
import { RepairTicket } from '@/components/exhibits/repair-ticket';
import { InquireLink } from '@/components/inquire-link';
import { Closing } from '@/components/sections/closing';
import { Emergency } from '@/components/sections/emergency';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PriceList } from '@/components/sections/price-list';
import { Related } from '@/components/sections/related';
import { Trail } from '@/components/sections/trail';
import { CallLink } from '@/components/ui/call-link';
import { itemsOfType } from '@/lib/catalog/items';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('computerRepairs');

export default async function ComputerRepairsPage() {
  const { hero, packages, packageSubject, notice, why, exhibit, scope, faq, related, callToAction } =
    await pageWords('computer-repairs');
  const { board } = signOf('computerRepairs');
  return (
    <>
      <Hero board={board} motif="repair" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} look="board" />
      </Hero>
      <PriceList {...packages} items={itemsOfType('computer-repair')} subject={packageSubject} />
      <Emergency {...notice}>
        <CallLink label={notice.action} />
      </Emergency>
      <FeatureList {...why} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <RepairTicket words={exhibit} />
      </Exhibit>
      <Faq page="computerRepairs" {...faq} />
      <FeatureList board={board} {...scope} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="computerRepairs" />
    </>
  );
}
