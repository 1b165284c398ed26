import '@/app/styles/service.css';
import '@/app/drawings/scene-counter.css';
import '@/app/drawings/scene-paid.css';
import '@/app/drawings/scene-vault.css';
import '@/app/drawings/scene-ways.css';
import '@/app/styles/counter.css';
import '@/app/styles/shore.css';
import '@/app/styles/ground.css';
import '@/app/styles/asked/bars.css';
import '@/app/styles/endings/payment-integration.css';
import '@/app/styles/scope/payment-integration.css';
import '@/app/styles/poles.css';
import '@/app/styles/beside.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import '@/app/styles/exhibits/payment-steps.css';
import '@/app/styles/exhibits/payment-night.css';
import { PaymentSteps } from '@/components/exhibits/payment-steps';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('paymentIntegration');

export default async function PaymentIntegrationPage() {
  const { features, benefits, methods, exhibit, integration, ...frame } =
    await pageWords('payment-integration');
  const { board } = signOf('paymentIntegration');
  return (
    <ServicePage
      page="paymentIntegration"
      word="paymentIntegration"
      leadsTo="inquiry"
      asked="bars"
      words={frame}
    >
      <FeatureList {...methods} scene="counter" look="counter" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="whole">
        <PaymentSteps words={exhibit} />
      </Exhibit>
      <FeatureList {...integration} scene="ways" layout="checks" />
      <FeatureList {...features} band="growth" scene="vault" />
      <FeatureList {...benefits} ground="sky" scene="paid" look="shore" layout="poles" />
    </ServicePage>
  );
}
