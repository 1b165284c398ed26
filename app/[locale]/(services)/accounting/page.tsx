import '@/app/styles/service.css';
import '@/app/drawings/scene-closing.css';
import '@/app/drawings/scene-trades.css';
import '@/app/styles/shore.css';
import '@/app/styles/ground.css';
import '@/app/styles/asked/ledger.css';
import '@/app/styles/endings/accounting.css';
import '@/app/styles/rates/shelf.css';
import '@/app/styles/rates/things.css';
import '@/app/styles/rates/counters.css';
import '@/app/styles/scope/accounting.css';
import '@/app/styles/signs.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
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
      asked="ledger"
      words={frame}
      scopeAfter={2}
    >
      <Tariff {...packages} type="accounting" look="shelf" />
      <FeatureList {...industries} ground="sky" scene="trades" layout="signs" />
      <FeatureList {...steps} ground="sky" scene="closing" look="shore" isOrdered />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <CashBook words={exhibit} />
      </Exhibit>
    </ServicePage>
  );
}
