import '@/app/styles/exhibits/payment-steps.css';
import { PaymentSteps } from '@/components/exhibits/payment-steps';
import { InquireLink } from '@/components/inquire-link';
import { Closing } from '@/components/sections/closing';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { Related } from '@/components/sections/related';
import { Trail } from '@/components/sections/trail';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('paymentIntegration');

export default async function PaymentIntegrationPage() {
  const { hero, methods, exhibit, features, integration, benefits, scope, faq, related, callToAction } =
    await pageWords('payment-integration');
  const { board } = signOf('paymentIntegration');
  return (
    <>
      <Hero board={board} motif="payment" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} subject={hero.subject} look="board" />
      </Hero>
      <FeatureList {...methods} pictograms={['payment', 'web', 'cards', 'app']} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <PaymentSteps words={exhibit} />
      </Exhibit>
      <FeatureList board={board} {...integration} />
      <FeatureList board={board} {...features} />
      <Faq page="paymentIntegration" {...faq} />
      <FeatureList board={board} {...benefits} />
      <FeatureList board={board} {...scope} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="paymentIntegration" />
    </>
  );
}
