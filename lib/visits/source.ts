import { inAppBrowser } from '@/lib/browser/in-app';

/**
 * What leads people to a page, as it is counted: `card` and `print` are codes on paper, `chat` is an assistant that answers questions,
 * `direct` is whoever says nothing, and `inside` is a page of ours.
 */
const sources = [
  'search',
  'maps',
  'chat',
  'facebook',
  'instagram',
  'tiktok',
  'line',
  'mail',
  'card',
  'print',
  'other',
  'direct',
  'inside',
] as const;

export type Source = (typeof sources)[number];

/** What `?from=` in a link of ours may name; only the browser can tell the others. */
const campaigns = [
  'maps',
  'facebook',
  'instagram',
  'tiktok',
  'line',
  'mail',
  'card',
  'print',
] as const satisfies readonly Source[];

/** By the end of a host name, or by that of an app of Android; the first that fits counts. */
const hosts: readonly (readonly [RegExp, Source])[] = [
  [/^(?:mail|inbox)\.|^outlook\.|(?:^|\.)android\.gm$/, 'mail'],
  [/^maps\.|\.apps\.maps$|(?:^|\.)waze\.com$/, 'maps'],
  [
    /^(?:gemini|bard)\.google\.com$|(?:^|\.)(?:chatgpt\.com|openai\.com|perplexity\.ai|claude\.ai|deepseek\.com|poe\.com|mistral\.ai)$|^copilot\./,
    'chat',
  ],
  [
    /(?:^|\.)(?:google|yahoo|yandex)\.[a-z]{2,3}(?:\.[a-z]{2})?$|(?:^|\.)(?:bing|duckduckgo|baidu|qwant|startpage|naver|ecosia)\.(?:com|org)$|^search\.|googlequicksearchbox$/,
    'search',
  ],
  [/(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|messenger\.com)$|^com\.facebook\./, 'facebook'],
  [/(?:^|\.)instagram\.com$|^com\.instagram\./, 'instagram'],
  [/(?:^|\.)tiktok\.com$|musically|\.trill$/, 'tiktok'],
  [/(?:^|\.)(?:line\.me|lin\.ee|naver\.line)$|^jp\.naver\.line/, 'line'],
  // Whoever comes back from paying has been here before.
  [/(?:^|\.)stripe\.com$/, 'inside'],
];

type Led = {
  /** The host that the browser came from; empty where it doesn't say. */
  host: string;
  /** Our own host. */
  own: string;
  /** What the address says as `from`. */
  from: string | null;
  /** The name of the browser. */
  agent: string;
};

/** What kind of place led to a page. Nothing else of a referrer is used, and nothing of it is kept. */
export function sourceOf({ host, own, from, agent }: Led): Source {
  if (host === own) return 'inside';
  const campaign = campaigns.find((name) => name === from);
  if (campaign) return campaign;
  const [, known] = hosts.find(([pattern]) => pattern.test(host)) ?? [];
  return known ?? appOf(agent) ?? (host === '' ? 'direct' : 'other');
}

/** Browsers inside apps often do not say where they come from, but which app they are. */
function appOf(agent: string): Source | undefined {
  const app = inAppBrowser(agent);
  if (app === 'line') return 'line';
  if (app === 'meta') return /\bInstagram\b/.test(agent) ? 'instagram' : 'facebook';
  return /musical_ly|BytedanceWebview|\btrill_/.test(agent) ? 'tiktok' : undefined;
}
