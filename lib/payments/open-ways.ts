import 'server-only';
import type { WayToPay } from '@/lib/company/ways-to-pay';
import { env } from '@/lib/env/env';
import { takesCard } from './card/card-mode';

/**
 * The ways in which an amount can really be paid here, the usual one first.
 * @param amount whole satang
 * @param isRest whether a part has come: a card pays the whole
 */
export async function openWays(amount: number, isRest = false): Promise<WayToPay[]> {
  return [
    'promptpay',
    ...(env().BANK_ACCOUNT ? (['transfer'] as const) : []),
    ...(!isRest && (await takesCard(amount)) ? (['card'] as const) : []),
  ];
}
