import '@/app/styles/exhibits/post-month.css';
import { PostMonth } from '@/components/exhibits/post-month';
import { Closing } from '@/components/sections/closing';
import { Exhibit } from '@/components/sections/exhibit';
import { Faq } from '@/components/sections/faq';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { Related } from '@/components/sections/related';
import { Trail } from '@/components/sections/trail';
import { LinkButton } from '@/components/ui/link-button';
import { itemsOfType } from '@/lib/catalog/items';
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
      <PackageGrid
        id="packages"
        {...packages}
        items={itemsOfType('social-media')}
        featured="social-media-business"
        subject={packageSubject}
      />
      <FeatureList {...platforms} />
      <Exhibit board={board} title={exhibit.title} lead={exhibit.lead}>
        <PostMonth words={exhibit} />
      </Exhibit>
      <FeatureList board={board} {...groups} />
      <Faq page="socialMediaServices" {...faq} />
      <FeatureList board={board} {...scope} />
      <Related {...related} />
      <Closing board={board} words={callToAction} />
      <Trail page="socialMediaServices" />
    </>
  );
}
