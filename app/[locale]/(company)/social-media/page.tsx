import '@/app/drawings/scene-shared.css';
import '@/app/styles/channels.css';
import '@/app/styles/ground.css';
import { getLocale, getMessages } from 'next-intl/server';
import { CallToAction } from '@/components/sections/call-to-action';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { LinkGrid } from '@/components/sections/link-grid';
import { Trail } from '@/components/sections/trail';
import { LinkButton } from '@/components/ui/link-button';
import { channels } from '@/lib/company/channels';
import type { Board } from '@/lib/drawings/board';
import { fill } from '@/lib/i18n/fill';
import { formatRound } from '@/lib/i18n/number';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('socialMedia');

const boards = {
  facebook: 'web',
  instagram: 'growth',
  tiktok: 'print',
  youtube: 'guide',
  twitter: 'growth',
  line: 'tech',
} as const satisfies Record<(typeof channels)[number]['id'], Board>;

export default async function SocialMediaPage() {
  const locale = await getLocale();
  const words = (await getMessages())['social-media'];
  const { hero, channelList, share, scope, callToAction } = words;
  return (
    <>
      <Hero board="growth" motif="waves" title={hero.title} lead={hero.lead} />
      <LinkGrid
        {...channelList}
        links={channels.map(({ id, name, url, handle, claim }) => ({
          board: boards[id],
          href: url,
          name,
          handle,
          text: words.channels[id].description,
          claim: claim && fill(words[claim.kind], { count: formatRound(claim.count, locale) }),
        }))}
      />
      <FeatureList
        ground="sand"
        scene="shared"
        title={share.title}
        items={share.items.map(({ title, text, platforms }) => ({ title, text, features: [platforms] }))}
      />
      <FeatureList {...scope} ground="sky" />
      <CallToAction board="growth" title={callToAction.title}>
        <LinkButton to="socialMediaServices" label={callToAction.action} look="board" />
      </CallToAction>
      <Trail page="socialMedia" />
    </>
  );
}
