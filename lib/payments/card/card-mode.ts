import 'server-only';
import { env } from '@/lib/env/env';
import { cardGateway } from '@/lib/outside';

/** How this site takes cards: a demonstration, Stripe's page, or not at all. */
export type CardMode = 'simulated' | 'stripe' | 'off';

/** A live site shows no demonstration of a payment. */
export async function cardMode(): Promise<CardMode> {
  if ((await cardGateway()).takesMoney) return 'stripe';
  return env().isLive ? 'off' : 'simulated';
}
