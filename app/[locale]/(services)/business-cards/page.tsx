import '@/app/styles/service.css';
import '@/app/styles/asked/cards.css';
import '@/app/drawings/scene-proofs.css';
import '@/app/styles/endings/business-cards.css';
import '@/app/styles/rates/piles.css';
import '@/app/styles/scope/business-cards.css';
import { ServicePage } from '@/components/sections/service-page';
import { Tariff } from '@/components/sections/tariff';
import '@/app/styles/exhibits/four-papers.css';
import { getLocale, getMessages } from 'next-intl/server';
import { FourPapers } from '@/components/exhibits/four-papers';
import { inquiryWords } from '@/components/forms/inquiry-words';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import { signOf } from '@/lib/drawings/page-signs';
import { localePath } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/site/metadata';
import { cardFormId } from '@/lib/site/order-path';
import { pageWords } from '@/lib/site/page-words';
import { routes } from '@/lib/site/routes';
import { BusinessCardForm } from './business-card-form';
import { OrderByForm } from './order-by-form';

export const generateMetadata = metadataOf('businessCards');

export default async function BusinessCardsPage() {
  const locale = await getLocale();
  const messages = await getMessages();
  const { why, packages, exhibit, orderForm, ...frame } = await pageWords('business-cards');
  const { board } = signOf('businessCards');
  return (
    <ServicePage
      page="businessCards"
      word="businessCards"
      leadsTo="inquiry"
      asked="cards"
      words={frame}
      scopeAfter={2}
    >
      <FeatureList band={board} {...why} scene="proofs" />
      <Tariff
        title={packages.title}
        lead={packages.lead}
        note={packages.note}
        type="business-cards"
        look="piles"
        quietAction={(item) => <OrderByForm item={item} text={packages.byForm} />}
      />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="whole">
        <FourPapers words={exhibit} />
      </Exhibit>
      <section id={cardFormId} className="py-section">
        <div className="wrap">
          <BusinessCardForm
            locale={locale}
            thankYou={localePath(locale, routes.thankYou.path)}
            words={inquiryWords(messages, 'businessCard')}
          >
            <h2 className="text-h2">
              <Lettering text={orderForm.title} />
            </h2>
            <p className="section-lead">
              <Prose text={orderForm.lead} />
            </p>
          </BusinessCardForm>
        </div>
      </section>
    </ServicePage>
  );
}
