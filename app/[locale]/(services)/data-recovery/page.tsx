import '@/app/styles/ground.css';
import '@/app/styles/service.css';
import '@/app/styles/asked/sticks.css';
import '@/app/drawings/scene-recovery.css';
import '@/app/styles/menu-board.css';
import '@/app/styles/menus/disks.css';
import '@/app/styles/endings/data-recovery.css';
import '@/app/styles/scope/data-recovery.css';
import { Emergency } from '@/components/sections/emergency';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { PriceList } from '@/components/sections/price-list';
import { ServicePage } from '@/components/sections/service-page';
import { WarningList } from '@/components/sections/warning-list';
import { itemsOfType } from '@/lib/catalog/items';
import '@/app/styles/exhibits/disk-sectors.css';
import '@/app/styles/road-sign.css';
import { DiskSectors } from '@/components/exhibits/disk-sectors';
import { CallLink } from '@/components/ui/call-link';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('dataRecovery');

export default async function DataRecoveryPage() {
  const { call, packages, warning, exhibit, steps, ...frame } = await pageWords('data-recovery');
  const { board } = signOf('dataRecovery');
  return (
    <ServicePage page="dataRecovery" word="dataRecovery" leadsTo="inquiry" asked="sticks" words={frame}>
      <Emergency {...call}>
        <CallLink label={call.action} />
      </Emergency>
      <WarningList
        board={board}
        {...warning}
        signs={['power', 'install', 'format', 'record', 'knock', 'rice']}
      />
      <PriceList look="disks" {...packages} items={itemsOfType('data-recovery')} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="parts" ground="road">
        <DiskSectors words={exhibit} />
      </Exhibit>
      <FeatureList {...steps} scene="recovery" isOrdered />
    </ServicePage>
  );
}
