import '@/app/styles/service.css';
import '@/app/drawings/scene-crops.css';
import '@/app/drawings/scene-posts.css';
import '@/app/styles/asked/bubbles.css';
import '@/app/styles/endings/social-media-services.css';
import '@/app/styles/rates/skyline.css';
import '@/app/styles/scope/social-media-services.css';
import '@/app/styles/mural.css';
import '@/app/styles/beside.css';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { ServicePage } from '@/components/sections/service-page';
import { Tariff } from '@/components/sections/tariff';
import '@/app/styles/exhibits/post-month.css';
import { PostMonth } from '@/components/exhibits/post-month';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('socialMediaServices');

export default async function SocialMediaServicesPage() {
  const { packages, packageSubject, platforms, exhibit, groups, ...frame } =
    await pageWords('social-media-services');
  const { board } = signOf('socialMediaServices');
  return (
    <ServicePage
      page="socialMediaServices"
      word="socialMediaServices"
      leadsTo="packages"
      asked="bubbles"
      words={frame}
    >
      <Tariff {...packages} type="social-media" subject={packageSubject} look="skyline" />
      <FeatureList {...platforms} scene="crops" layout="checks" />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead} stage="parts">
        <PostMonth words={exhibit} />
      </Exhibit>
      <FeatureList band="web" {...groups} scene="posts" layout="mural" />
    </ServicePage>
  );
}
