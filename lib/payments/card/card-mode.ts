import 'server-only';
import { env } from '@/lib/env/env';
import { cardGateway } from '@/lib/outside';

/** How this site takes cards: a demonstration, Stripe's page, or not at all. */
export type CardMode = 'simulated' | 'stripe' | 'off';

/** Stripe's largest amount: eight digits of the smallest unit (docs.stripe.com/currencies). */
export const maxSatang = 99_999_999;

/** Whether cards are really charged here, and as much as this. @param amount whole satang */
export async function takesCard(amount: number): Promise<boolean> {
  return (await cardMode()) === 'stripe' && amount <= maxSatang;
}

/** A live site shows no demonstration of a payment. */
export async function cardMode(): Promise<CardMode> {
  if ((await cardGateway()).takesMoney) return 'stripe';
  return env().isLive ? 'off' : 'simulated';
}
