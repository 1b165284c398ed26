import '@/app/styles/service.css';
import '@/app/drawings/scene-climb.css';
import '@/app/drawings/scene-tune.css';
import '@/app/styles/asked/search.css';
import '@/app/styles/endings/seo.css';
import '@/app/styles/rates/skyline.css';
import '@/app/styles/scope/seo.css';
import '@/app/styles/stair.css';
import '@/app/styles/lead.css';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import { Tariff } from '@/components/sections/tariff';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('seo');

export default async function SeoPage() {
  const { work, packages, steps, when, ...frame } = await pageWords('seo');
  const { board } = signOf('seo');
  return (
    <ServicePage page="seo" word="seo" leadsTo="packages" asked="search" words={frame}>
      <Tariff {...packages} type="seo" look="skyline" />
      <FeatureList {...work} scene="tune" layout="lead" />
      <FeatureList {...steps} scene="climb" layout="stair" />
      <FeatureList band={board} {...when} look="calm" />
    </ServicePage>
  );
}
