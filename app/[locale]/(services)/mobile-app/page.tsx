import '@/app/styles/ground.css';
import '@/app/styles/service.css';
import '@/app/styles/endings/web.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { ServiceEnd } from '@/components/sections/service-end';
import { Steps } from '@/components/sections/steps';
import { Tariff } from '@/components/sections/tariff';
import '@/app/styles/exhibits/table-order.css';
import { TableOrder } from '@/components/exhibits/table-order';
import { LinkButton } from '@/components/ui/link-button';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('mobileApp');

export default async function MobileAppPage() {
  const { hero, benefits, packages, exhibit, steps, ...end } = await pageWords('mobile-app');
  const { board } = signOf('mobileApp');
  return (
    <>
      <Hero board={board} motif="app" title={hero.title} lead={hero.lead}>
        <LinkButton to="mobileApp" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <FeatureList {...benefits} pictures={['app', 'alarm', 'crm', 'network']} />
      <Tariff {...packages} type="mobile-app" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <TableOrder words={exhibit} />
      </Exhibit>
      <Steps board={board} ground="road" {...steps} />
      <ServiceEnd
        page="mobileApp"
        words={end}
        things={['crate', 'receipt', 'crate-yours', 'calendar', 'tag', 'tag']}
      />
    </>
  );
}
