import '@/app/styles/service.css';
import '@/app/styles/menu-board.css';
import '@/app/styles/endings/tech.css';
import { Emergency } from '@/components/sections/emergency';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PriceList } from '@/components/sections/price-list';
import { ServiceEnd } from '@/components/sections/service-end';
import { itemsOfType } from '@/lib/catalog/items';
import '@/app/styles/exhibits/repair-ticket.css';
import { RepairTicket } from '@/components/exhibits/repair-ticket';
import { InquireLink } from '@/components/inquire-link';
import { CallLink } from '@/components/ui/call-link';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('computerRepairs');

export default async function ComputerRepairsPage() {
  const { hero, why, packages, packageSubject, notice, exhibit, ...end } =
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
      <FeatureList {...why} pictures={['pos-basic', 'repair', 'computer-repair-data', 'aeo-basic']} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <RepairTicket words={exhibit} />
      </Exhibit>
      <ServiceEnd
        page="computerRepairs"
        words={end}
        things={['crate-yours', 'calendar', 'crate', 'receipt']}
      />
    </>
  );
}
