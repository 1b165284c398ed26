import '@/app/styles/service.css';
import '@/app/styles/endings/web.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { ServiceEnd } from '@/components/sections/service-end';
import { Tariff } from '@/components/sections/tariff';
import '@/app/styles/exhibits/receipt.css';
import { Receipt } from '@/components/exhibits/receipt';
import { LinkButton } from '@/components/ui/link-button';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('pos');

export default async function PosPage() {
  const { hero, features, packages, exhibit, ...end } = await pageWords('pos');
  const { board } = signOf('pos');
  return (
    <>
      <Hero board={board} motif="till" title={hero.title} lead={hero.lead}>
        <LinkButton to="pos" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <Tariff {...packages} type="pos" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <Receipt words={exhibit} />
      </Exhibit>
      <FeatureList
        {...features}
        pictures={['pos', 'payment', 'pos-website', 'crm', 'vps-premium', 'accounting']}
      />
      <ServiceEnd
        page="pos"
        words={end}
        things={['crate', 'crate-yours', 'receipt', 'calendar', 'tag', 'tag', 'stamp']}
      />
    </>
  );
}
