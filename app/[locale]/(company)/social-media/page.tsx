import '@/app/drawings/scene-posts.css';
import '@/app/drawings/scene-riders.css';
import '@/app/drawings/scene-shared.css';
import '@/app/styles/calm.css';
import '@/app/styles/channels.css';
import '@/app/styles/ground.css';
import '@/app/styles/mural.css';
import { getLocale, getMessages } from 'next-intl/server';
import { CallToAction } from '@/components/sections/call-to-action';
import { ChannelBus } from '@/components/sections/channel-bus';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
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
  tiktok: 'tech',
  youtube: 'guide',
  twitter: 'print',
  line: 'done',
} as const satisfies Record<(typeof channels)[number]['id'], Board>;

export default async function SocialMediaPage() {
  const locale = await getLocale();
  const words = (await getMessages())['social-media'];
  const { hero, channelList, share, scope, callToAction } = words;
  return (
    <>
      <Hero board="growth" word="socialMedia" title={hero.title} lead={hero.lead} />
      <ChannelBus
        {...channelList}
        channels={channels.map(({ id, name, url, handle, claim }) => ({
          board: boards[id],
          href: url,
          name,
          handle,
          text: words.channels[id].description,
          claim: claim && fill(words[claim.kind], { count: formatRound(claim.count, locale) }),
        }))}
      />
      <FeatureList
        ground="road"
        scene="shared"
        layout="mural"
        title={share.title}
        items={share.items.map(({ title, text, platforms }) => ({ title, text, features: [platforms] }))}
      />
      <FeatureList {...scope} ground="sky" look="calm" />
      <CallToAction board="growth" scene="posts" title={callToAction.title}>
        <LinkButton to="socialMediaServices" label={callToAction.action} look="board" />
      </CallToAction>
      <Trail page="socialMedia" />
    </>
  );
}
