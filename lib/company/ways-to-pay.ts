import type { Messages } from 'next-intl';
import type { Env } from '@/lib/env/settings';
import { listIn } from '@/lib/i18n/list';
import type { Locale } from '@/lib/i18n/locales';
import type { Facts } from './facts';

export type WayToPay = keyof Messages['facts']['waysToPay'];

/** Ways to pay as a sentence offers them, such as "PromptPay, bank transfer or card". */
export function waysInWords(
  ways: readonly WayToPay[],
  locale: Locale,
  words: Messages['facts']['waysToPay'],
): string {
  return listIn(
    ways.map((way) => words[way]),
    locale,
    'disjunction',
  );
}

type Settings = Pick<Env, 'BANK_ACCOUNT' | 'CARD' | 'isLive'>;

/** The ways that the settings open to a cart, for page texts; cards are only demonstrated where the site is not live. */
export function waysToPayIn(locale: Locale, { waysToPay }: Messages['facts'], settings: Settings): Facts {
  const ways: WayToPay[] = [
    'promptpay',
    ...(settings.BANK_ACCOUNT ? (['transfer'] as const) : []),
    ...(settings.CARD === 'stripe' || !settings.isLive ? (['card'] as const) : []),
  ];
  return { waysToPay: waysInWords(ways, locale, waysToPay) };
}
