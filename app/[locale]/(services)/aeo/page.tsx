import '@/app/styles/ground.css';
import '@/app/styles/service.css';
import '@/app/drawings/scene-asking.css';
import '@/app/styles/turns.css';
import '@/app/styles/asked/bubbles.css';
import '@/app/styles/endings/aeo.css';
import '@/app/styles/rates/skyline.css';
import '@/app/styles/scope/aeo.css';
import '@/app/styles/in-turns.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import { Steps } from '@/components/sections/steps';
import { Tariff } from '@/components/sections/tariff';
import '@/app/styles/exhibits/chat-answer.css';
import { ChatAnswer } from '@/components/exhibits/chat-answer';
import { LinkButton } from '@/components/ui/link-button';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('aeo');

export default async function AeoPage() {
  const { packages, exhibit, areas, steps, ...frame } = await pageWords('aeo');
  const { board } = signOf('aeo');
  return (
    <ServicePage page="aeo" word="aeo" leadsTo="inquiry" asked="bubbles" words={frame}>
      <Tariff {...packages} type="aeo" look="skyline" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <ChatAnswer words={exhibit} />
        <p className="mt-12">
          <LinkButton to="machines" label={exhibit.machines} look="ghost" />
        </p>
      </Exhibit>
      <Steps ground="sand" look="turns" {...steps} />
      <FeatureList {...areas} scene="asking" layout="turns" />
    </ServicePage>
  );
}
