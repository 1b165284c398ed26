import type { Messages } from 'next-intl';
import type { Env } from '@/lib/env/settings';
import type { Locale } from '@/lib/i18n/locales';
import { decisions } from './company';
import { decided } from './decision';
import type { Facts } from './facts';

type Settings = Pick<Env, 'isVercel' | 'DATABASE' | 'MAIL' | 'CARD' | 'SLIP_CHECK' | 'NOTIFY'>;

/** A company that keeps or carries personal data for the agency; countries by their codes (ISO 3166-1). */
type Processor = {
  /** What for: the place of the privacy notice that names it. */
  place: 'hostingBy' | 'databaseBy' | 'mailBy' | 'cardsBy' | 'slipsBy' | 'groupBy';
  name: string;
  country: string;
  /** Where the data lie, if elsewhere. */
  servers?: string;
  /** The setting that turns it on. */
  isUsed: (settings: Settings) => boolean;
};

/** Every processor that a setting can turn on; who hosts a server of one's own, or rows beside it, is the owner's to say. */
export const processors: readonly Processor[] = [
  {
    place: 'hostingBy',
    name: 'Vercel Inc.',
    country: 'US',
    servers: 'SG',
    isUsed: ({ isVercel }) => isVercel,
  },
  ...own(decisions.serverHost, 'hostingBy', ({ isVercel }) => !isVercel),
  {
    place: 'databaseBy',
    name: 'Supabase, Inc.',
    country: 'US',
    servers: 'SG',
    isUsed: ({ DATABASE }) => DATABASE === 'supabase',
  },
  ...own(decisions.dataHost, 'databaseBy', ({ DATABASE }) => DATABASE === 'postgres'),
  {
    place: 'mailBy',
    name: 'Plus Five Five, Inc. (Resend)',
    country: 'US',
    isUsed: ({ MAIL }) => MAIL === 'resend',
  },
  { place: 'cardsBy', name: 'Stripe, Inc.', country: 'US', isUsed: ({ CARD }) => CARD === 'stripe' },
  ...(['easyslip', 'slipok', 'slip2go'] as const).map(
    (service): Processor => ({
      place: 'slipsBy',
      name: { easyslip: 'EasySlip', slipok: 'SlipOK', slip2go: 'Slip2Go' }[service],
      country: 'TH',
      isUsed: ({ SLIP_CHECK }) => SLIP_CHECK === service,
    }),
  ),
  {
    place: 'groupBy',
    name: 'LY Corporation (LINE)',
    country: 'JP',
    isUsed: ({ NOTIFY }) => NOTIFY === 'line',
  },
];

function own(
  decision: typeof decisions.serverHost,
  place: Processor['place'],
  isUsed: Processor['isUsed'],
): Processor[] {
  const [name, country] = decided(decision) ?? [];
  return name === undefined || country === undefined ? [] : [{ place, name, country, isUsed }];
}

/** The processors that the settings use, by the places of the privacy notice; `undefined` is a place that nobody takes. */
export function processorsIn(locale: Locale, { processor }: Messages['facts'], settings: Settings): Facts {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const inWords = ({ name, country, servers }: Processor) =>
    (servers === undefined ? processor.there : processor.elsewhere)
      .replace('{company}', name)
      .replace('{country}', countries.of(country) ?? country)
      .replace('{servers}', countries.of(servers ?? country) ?? country);
  return Object.fromEntries(
    processors.map(({ place }) => {
      const used = processors.find((each) => each.place === place && each.isUsed(settings));
      return [place, used && inWords(used)];
    }),
  );
}
