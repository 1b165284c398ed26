import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import type { Json } from '@/lib/database/database';
import type { NewCookie } from '@/lib/http/cookies';
import { today } from '@/lib/i18n/pattaya-time';
import { newOrderKey, orderCookie } from '@/lib/orders/order-key';
import type { OrderProof } from '@/lib/orders/own-order';
import { failure, type Result, success } from '@/lib/result';
import { placeRenewal } from './renewals';
import { nextPeriod, type ShownService, serviceItem, shownService } from './service';
import { changeLine, periodLine, type ServiceLine } from './service-lines';
import { changesOf, yearPrice } from './service-offers';

/** What proves whose a service is: a key to one of its orders, or a session of the address. */
export type ServiceProof = OrderProof | { email: string };

/** The services of an order, or of an address, those that have ended last. */
export async function ownServices(proof: ServiceProof): Promise<ShownService[]> {
  return askDatabase(z.array(shownService), 'own_services', { ...proof, day: today() });
}

/** A button of a service: what to do, of which item, and the amount in satang that it named. */
export const serviceForm = z.object({
  move: z
    .string()
    .transform((value): unknown => value.split(' '))
    .pipe(
      z.union([
        z.tuple([z.enum(['end', 'keep', 'stay'])]),
        z.tuple([z.enum(['pay', 'year']), z.coerce.number().int()]),
        z.tuple([z.literal('change'), z.string(), z.coerce.number().int()]),
      ]),
    ),
});

export type ServiceRequest = { proof: ServiceProof; service: string; form: z.infer<typeof serviceForm> };

/** What came of it: the order to be paid now, or what the page says. */
export type ServiceResult = {
  reference?: string;
  flash?: 'service-ended' | 'service-kept' | 'service-changed';
  sets?: NewCookie[];
};

/**
 * Does what a customer wants of a service: pays its next period or a year of it early, changes its package, ends it at the end of what is paid,
 * or takes that back.
 * @returns failures `not-found` (not their service), `conflict` (not in this state, or the amount is another one by now)
 */
export async function askOfService(request: ServiceRequest): Promise<Result<ServiceResult>> {
  const { form } = request;
  if (!z.uuid().safeParse(request.service).success) return failure('not-found');
  switch (form.move[0]) {
    case 'end':
      return moveOf('move_own_service', request, { move: 'end', agency: agencyAddress() }, 'service-ended');
    case 'keep':
      return moveOf('move_own_service', request, { move: 'keep', agency: agencyAddress() }, 'service-kept');
    case 'stay':
      return moveOf('plan_own_change', request, { to: null }, 'service-changed');
    case 'change':
      return changeService(request, form.move[1], form.move[2]);
    default:
      return payOn(request, form.move[0], form.move[1]);
  }
}

const moved = z.object({ outcome: z.enum(['changed', 'refused', 'not-found']) });

async function moveOf(
  name: string,
  { proof, service }: ServiceRequest,
  args: { [name: string]: Json },
  flash: ServiceResult['flash'],
): Promise<Result<ServiceResult>> {
  const { outcome } = await askDatabase(moved, name, { ...proof, service, day: today(), ...args });
  if (outcome === 'not-found') return failure('not-found');
  return outcome === 'changed' && flash ? success({ flash }) : failure('conflict');
}

const ownPeriod = nextPeriod.extend({ shown: shownService, kept: serviceItem, is_stranger: z.boolean() });

type OwnPeriod = z.infer<typeof ownPeriod>;

async function askNext({ proof, service }: ServiceRequest, months: number | null) {
  const args = { ...proof, service, day: today(), months };
  return (await askDatabase(ownPeriod.nullable(), 'own_next_period', args)) ?? undefined;
}

async function payOn(
  request: ServiceRequest,
  move: 'pay' | 'year',
  amount: number,
): Promise<Result<ServiceResult>> {
  const next = await askNext(request, move === 'year' ? 12 : null);
  if (!next) return failure('not-found');
  const price = move === 'year' ? yearPrice(next.shown) : next.price;
  if (!next.shown.moves.includes('pay') || price !== amount) return failure('conflict');
  return orderOf(next, periodLine(next, price));
}

async function changeService(
  request: ServiceRequest,
  item: string,
  amount: number,
): Promise<Result<ServiceResult>> {
  const next = await askNext(request, null);
  if (!next) return failure('not-found');
  const change = (await changesOf(next.shown, today())).find(({ to }) => to.item === item);
  if (!next.shown.moves.includes('change') || change?.difference !== amount) return failure('conflict');
  if (amount === 0) return moveOf('plan_own_change', request, { to: { ...change.to } }, 'service-changed');
  return orderOf(
    next,
    await changeLine(next, { from: next.kept, to: change.to }, { day: today(), price: amount }),
  );
}

/** The order to be paid, and the key that lets this browser open it. */
async function orderOf(next: OwnPeriod, line: ServiceLine): Promise<Result<ServiceResult>> {
  const { key, hash } = newOrderKey();
  const { outcome, reference } = await placeRenewal({
    lines: [line],
    withholds: next.withholds,
    actor: 'customer',
    keyHash: hash,
    isStranger: next.is_stranger,
  });
  if (outcome === 'outdated' || !reference) return failure('conflict');
  return success({ reference, sets: [orderCookie(reference, key)] });
}
