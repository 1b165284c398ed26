import { withPublished } from '@/lib/published';
import { accounts } from './company';
import { lineUrl } from './contact-links';
import { decided } from './decision';

const urls = {
  facebook: `https://www.facebook.com/${accounts.facebook.name}`,
  instagram: `https://www.instagram.com/${accounts.instagram.name}`,
  tiktok: `https://www.tiktok.com/@${accounts.tiktok.name}`,
  youtube: `https://www.youtube.com/@${accounts.youtube.name}`,
  twitter: `https://x.com/${accounts.twitter.name}`,
  line: lineUrl,
  github: `https://github.com/${accounts.github.name}`,
} as const;

/** The agency's pages elsewhere, as the footer lists them. */
export const socialLinks = [
  { name: 'Facebook', url: urls.facebook },
  { name: 'Twitter', url: urls.twitter },
  { name: 'GitHub', url: urls.github },
  { name: 'LINE', url: urls.line },
] as const;

const names = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  twitter: 'Twitter',
  line: 'LINE',
} as const;

type Channel = keyof typeof names;

/** In which order they are shown. */
export const channelOrder = withPublished<readonly Channel[]>(
  ['facebook', 'instagram', 'tiktok', 'youtube', 'twitter', 'line'],
  process.env.PUBLISHED_COMPANY,
  'channelOrder',
);

/** The channels of /social-media, in order, with what is claimed of them: more than so many, or nothing. */
export const channels = channelOrder.map((id) => {
  const account = accounts[id];
  const handle = account.name.startsWith('@') ? account.name : `@${account.name}`;
  const kind: 'views' | 'followers' = 'views' in account ? 'views' : 'followers';
  const count = decided('views' in account ? account.views : account.followers);
  return {
    id,
    name: names[id],
    url: urls[id],
    handle,
    claim: count === undefined ? undefined : { kind, count },
  } as const;
});
