import '@/app/styles/service.css';
import '@/app/drawings/scene-trades.css';
import '@/app/styles/endings/web.css';
import '@/app/styles/scope/web-looks.css';
import '@/app/styles/numbered.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import { Steps } from '@/components/sections/steps';
import { Tariff } from '@/components/sections/tariff';
import '@/app/styles/exhibits/cash-book.css';
import { CashBook } from '@/components/exhibits/cash-book';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('accounting');

export default async function AccountingPage() {
  const { industries, packages, exhibit, steps, ...frame } = await pageWords('accounting');
  const { board } = signOf('accounting');
  return (
    <ServicePage
      page="accounting"
      word="accounting"
      leadsTo="packages"
      words={frame}
      things={['receipt', 'yours', 'calendar', 'tag']}
      scopeLook="market"
      scopeAfter={2}
    >
      <Tariff {...packages} type="accounting" />
      <FeatureList {...industries} board={board} scene="trades" />
      <Steps ground="sky" look="numbered numbered-roll" {...steps} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <CashBook words={exhibit} />
      </Exhibit>
    </ServicePage>
  );
}
