import '@/app/styles/service.css';
import '@/app/drawings/scene-names.css';
import '@/app/styles/asked/arms.css';
import '@/app/styles/endings/domains.css';
import '@/app/styles/ground.css';
import '@/app/styles/scope/domains.css';
import { Asked } from '@/components/sections/asked';
import { Comparison } from '@/components/sections/comparison';
import { Ending } from '@/components/sections/ending';
import { SmallPrint } from '@/components/sections/small-print';
import '@/app/styles/exhibits/signpost.css';
import { getLocale, getMessages } from 'next-intl/server';
import { Signpost } from '@/components/exhibits/signpost';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { NoticeSection } from '@/components/sections/notice-section';
import { Trail } from '@/components/sections/trail';
import { Phrases } from '@/components/ui/phrases';
import { itemsOfType } from '@/lib/catalog/items';
import { signOf } from '@/lib/drawings/page-signs';
import { localePath } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';
import { routes } from '@/lib/site/routes';
import { SearchAgain } from './search-again';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';
import { searchWords } from './search-words';

export const generateMetadata = metadataOf('domains');

export default async function DomainsPage() {
  const locale = await getLocale();
  const messages = await getMessages();
  const { hero, pricing, services, notice, scope, faq, related, callToAction } = await pageWords('domains');
  const search = searchWords(messages);
  const sign = signOf('domains');
  const { board } = sign;
  return (
    <>
      <Hero board={board} word="domains" title={hero.title} lead={hero.lead}>
        <SearchForm locale={locale} words={search} />
      </Hero>
      <SearchResults locale={locale} contact={localePath(locale, routes.contact.path)} words={search} />
      <Exhibit board={board} title={pricing.title} lead={pricing.lead} stage="whole">
        <Signpost words={pricing} />
        <Comparison title={pricing.title} items={itemsOfType('domain')} />
      </Exhibit>
      <FeatureList {...services} ground="sky" scene="names" />
      <NoticeSection {...notice} />
      <SmallPrint page="domains" {...scope} />
      <Asked look="arms" {...faq} />
      <Ending page="domains" title={callToAction.title} related={related}>
        <SearchAgain>
          <Phrases text={callToAction.action} />
        </SearchAgain>
      </Ending>
      <Trail page="domains" />
    </>
  );
}
