import '@/app/styles/exhibits/signpost.css';
import { getLocale, getMessages } from 'next-intl/server';
import { Signpost } from '@/components/exhibits/signpost';
import { CallToAction } from '@/components/sections/call-to-action';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { NoticeSection } from '@/components/sections/notice-section';
import { PriceList } from '@/components/sections/price-list';
import { Related } from '@/components/sections/related';
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
  const { hero, pricing, included, exhibit, services, notice, scope, faq, related, callToAction } =
    await pageWords('domains');
  const search = searchWords(messages);
  const { board } = signOf('domains');
  return (
    <>
      <Hero board={board} motif="domains" title={hero.title} lead={hero.lead}>
        <SearchForm locale={locale} words={search} />
      </Hero>
      <SearchResults locale={locale} contact={localePath(locale, routes.contact.path)} words={search} />
      <PriceList {...pricing} items={itemsOfType('domain')} />
      <FeatureList {...included} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <Signpost words={exhibit} />
      </Exhibit>
      <FeatureList {...services} />
      <NoticeSection {...notice} />
      <Faq page="domains" {...faq} />
      <FeatureList board={board} {...scope} />
      <Related {...related} />
      <CallToAction board={board} title={callToAction.title}>
        <SearchAgain>
          <Phrases text={callToAction.action} />
        </SearchAgain>
      </CallToAction>
      <Trail page="domains" />
    </>
  );
}
