import 'server-only';
import { env } from '@/lib/env/env';
import type { WayToPay } from '@/lib/site/ways-to-pay';
import { takesCard } from './card/card-mode';

/** The ways in which an amount can really be paid here, the usual one first. @param amount whole satang */
export async function openWays(amount: number): Promise<WayToPay[]> {
  return [
    'promptpay',
    ...(env().BANK_ACCOUNT ? (['transfer'] as const) : []),
    ...((await takesCard(amount)) ? (['card'] as const) : []),
  ];
}
