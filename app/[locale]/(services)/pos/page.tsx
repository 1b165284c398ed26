import '@/app/styles/service.css';
import '@/app/styles/endings/web.css';
import { CallEnding } from '@/components/sections/ending';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { SmallPrint } from '@/components/sections/small-print';
import { Tariff } from '@/components/sections/tariff';
import { Trail } from '@/components/sections/trail';
import '@/app/styles/exhibits/receipt.css';
import { Receipt } from '@/components/exhibits/receipt';
import { LinkButton } from '@/components/ui/link-button';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('pos');

export default async function PosPage() {
  const { hero, features, packages, exhibit, scope, faq, related, callToAction } = await pageWords('pos');
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
      <SmallPrint
        board={board}
        {...scope}
        things={['crate', 'crate-yours', 'receipt', 'calendar', 'tag', 'tag', 'stamp']}
        faq={faq}
      />
      <CallEnding board={board} words={callToAction} related={related} />
      <Trail page="pos" />
    </>
  );
}
