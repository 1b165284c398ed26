import '@/app/styles/service.css';
import '@/app/styles/endings/growth.css';
import { CallEnding } from '@/components/sections/ending';
import { Exhibit } from '@/components/sections/exhibit';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { SmallPrint } from '@/components/sections/small-print';
import { Tariff } from '@/components/sections/tariff';
import { Trail } from '@/components/sections/trail';
import '@/app/styles/exhibits/post-month.css';
import { PostMonth } from '@/components/exhibits/post-month';
import { LinkButton } from '@/components/ui/link-button';
import { signOf } from '@/lib/drawings/page-signs';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('socialMediaServices');

export default async function SocialMediaServicesPage() {
  const { hero, packages, packageSubject, platforms, exhibit, groups, scope, faq, related, callToAction } =
    await pageWords('social-media-services');
  const { board } = signOf('socialMediaServices');
  return (
    <>
      <Hero board={board} motif="waves" title={hero.title} lead={hero.lead}>
        <LinkButton to="socialMediaServices" hash="#packages" label={hero.action} look="board" />
      </Hero>
      <Tariff {...packages} type="social-media" subject={packageSubject} />
      <FeatureList
        {...platforms}
        pictures={['social-media-starter', 'cctv-basic', 'social-media-business', 'live-streaming-basic']}
      />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <PostMonth words={exhibit} />
      </Exhibit>
      <FeatureList
        band="print"
        {...groups}
        pictures={['accounting-basic', 'design', 'aeo-professional', 'seo-advanced']}
      />
      <SmallPrint
        board={board}
        {...scope}
        things={['crate', 'crate-yours', 'receipt', 'calendar', 'stamp']}
        faq={faq}
      />
      <CallEnding board={board} words={callToAction} related={related} />
      <Trail page="socialMediaServices" />
    </>
  );
}
