import '@/app/styles/service.css';
import '@/app/styles/leaves.css';
import '@/app/styles/endings/growth.css';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { Leaves } from '@/components/sections/leaves';
import { ServiceEnd } from '@/components/sections/service-end';
import { Tariff } from '@/components/sections/tariff';
import { LinkButton } from '@/components/ui/link-button';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('seo');

export default async function SeoPage() {
  const { hero, work, packages, steps, when, ...end } = await pageWords('seo');
  const { board } = signOf('seo');
  return (
    <>
      <Hero board={board} word="seo" title={hero.title} lead={hero.lead}>
        <LinkButton to="seo" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <Tariff {...packages} type="seo" />
      <FeatureList {...work} pictures={['town', 'web', 'network-optimization', 'domains']} />
      <Leaves board={board} {...steps} />
      <FeatureList band={board} {...when} pictures={['seo-local', 'computer-repair-repair', 'night']} />
      <ServiceEnd page="seo" words={end} things={['crate', 'receipt', 'crate-yours', 'calendar', 'stamp']} />
    </>
  );
}
