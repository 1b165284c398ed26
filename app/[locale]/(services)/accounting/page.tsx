import '@/app/styles/ground.css';
import '@/app/styles/service.css';
import '@/app/styles/endings/web.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { ServiceEnd } from '@/components/sections/service-end';
import { Steps } from '@/components/sections/steps';
import { Tariff } from '@/components/sections/tariff';
import '@/app/styles/exhibits/cash-book.css';
import { CashBook } from '@/components/exhibits/cash-book';
import { LinkButton } from '@/components/ui/link-button';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('accounting');

export default async function AccountingPage() {
  const { hero, industries, packages, exhibit, steps, ...end } = await pageWords('accounting');
  const { board } = signOf('accounting');
  return (
    <>
      <Hero board={board} word="accounting" title={hero.title} lead={hero.lead}>
        <LinkButton to="accounting" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <FeatureList {...industries} pictures={['night', 'accounting-enterprise', 'pos', 'crm']} />
      <Tariff {...packages} type="accounting" />
      <Steps board={board} ground="road" {...steps} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <CashBook words={exhibit} />
      </Exhibit>
      <ServiceEnd
        page="accounting"
        words={end}
        things={['crate', 'crate-yours', 'crate-yours', 'calendar', 'tag']}
      />
    </>
  );
}
