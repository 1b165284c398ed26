import '@/app/styles/service.css';
import '@/app/styles/painted-list.css';
import '@/app/drawings/scene-vault.css';
import '@/app/drawings/scene-ways.css';
import '@/app/styles/endings/web.css';
import '@/app/styles/scope/web-looks.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import '@/app/styles/exhibits/payment-steps.css';
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
      words={frame}
      things={['receipt', 'yours', 'calendar', 'tag']}
      scopeLook="evening"
    >
      <FeatureList {...methods} pictures={['payment', 'web', 'cards', 'app']} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="whole">
        <PaymentSteps words={exhibit} />
      </Exhibit>
      <FeatureList {...integration} board="web" scene="ways" />
      <FeatureList {...features} band="growth" scene="vault" />
      <FeatureList {...benefits} ground="sand" />
    </ServicePage>
  );
}
