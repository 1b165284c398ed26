import '@/app/styles/service.css';
import '@/app/drawings/scene-not-now.css';
import '@/app/drawings/scene-tune.css';
import '@/app/styles/leaves.css';
import '@/app/styles/endings/growth.css';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import { Steps } from '@/components/sections/steps';
import { Tariff } from '@/components/sections/tariff';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('seo');

export default async function SeoPage() {
  const { work, packages, steps, when, ...frame } = await pageWords('seo');
  const { board } = signOf('seo');
  return (
    <ServicePage
      page="seo"
      word="seo"
      leadsTo="packages"
      words={frame}
      things={['receipt', 'yours', 'calendar', 'stamp']}
    >
      <Tariff {...packages} type="seo" />
      <FeatureList board="web" {...work} scene="tune" />
      <Steps board={board} look="leaves" {...steps} />
      <FeatureList board={board} {...when} scene="not-now" />
    </ServicePage>
  );
}
