import { getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('paymentIntegration');

export default async function PaymentIntegrationPage() {
  const { hero, methods, features, integration, benefits, scope, faq, callToAction } = (await getMessages())[
    'payment-integration'
  ];
  return (
    <>
      <Hero board="web" motif="commerce" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} subject={hero.subject} look="board" />
      </Hero>
      <FeatureList {...methods} />
      <FeatureList {...features} />
      <FeatureList {...integration} />
      <FeatureList {...benefits} />
      <FeatureList {...scope} />
      <Faq {...faq} />
      <CallToAction board="web" title={callToAction.title}>
        <InquireLink label={callToAction.action} subject={callToAction.subject} look="board" />
      </CallToAction>
    </>
  );
}
