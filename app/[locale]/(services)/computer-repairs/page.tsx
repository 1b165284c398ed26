import '@/app/styles/service.css';
import '@/app/styles/asked/drawers.css';
import '@/app/drawings/scene-repairs.css';
import '@/app/styles/menu-board.css';
import '@/app/styles/menus/screens.css';
import '@/app/styles/endings/computer-repairs.css';
import '@/app/styles/scope/computer-repairs.css';
import '@/app/styles/tower.css';
import { Emergency } from '@/components/sections/emergency';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { PriceList } from '@/components/sections/price-list';
import { ServicePage } from '@/components/sections/service-page';
import { itemsOfType } from '@/lib/catalog/items';
import '@/app/styles/exhibits/repair-ticket.css';
import { RepairTicket } from '@/components/exhibits/repair-ticket';
import { CallLink } from '@/components/ui/call-link';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('computerRepairs');

export default async function ComputerRepairsPage() {
  const { why, packages, packageSubject, notice, exhibit, ...frame } = await pageWords('computer-repairs');
  const { board } = signOf('computerRepairs');
  return (
    <ServicePage
      page="computerRepairs"
      word="computerRepairs"
      leadsTo="inquiry"
      asked="drawers"
      words={frame}
    >
      <PriceList
        look="screens"
        {...packages}
        items={itemsOfType('computer-repair')}
        subject={packageSubject}
      />
      <FeatureList {...why} band="print" scene="repairs" layout="tower" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="parts">
        <RepairTicket words={exhibit} />
      </Exhibit>
      <Emergency {...notice}>
        <CallLink label={notice.action} />
      </Emergency>
    </ServicePage>
  );
}
