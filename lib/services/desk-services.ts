import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { daysBetween, today } from '@/lib/i18n/pattaya-time';
import { placeRenewal } from './renewals';
import { type ListedService, listedService, nextPeriod, shownService } from './service';
import { periodLine } from './service-lines';

const sum = z.number().int();

const overview = z.object({
  services: z.array(listedService),
  /** What all that run come to in a month. */
  month: sum,
  moved: z.array(z.object({ month: z.string(), came: sum, went: sum })),
});

/** What the desk shows of all services, by the day until which they are paid; whole satang. */
export async function servicesAtDesk(): Promise<z.infer<typeof overview>> {
  return askDatabase(overview, 'desk_services', { day: today() });
}

const withEvents = shownService.extend({
  /** Newest first. */
  events: z.array(
    z.object({
      what: z.enum([
        ...(['made', 'paid', 'unpaid', 'changed', 'change', 'price', 'edited'] as const),
        ...(['end', 'keep', 'pause', 'resume', 'move'] as const),
      ]),
      actor: z.enum(['customer', 'agency', 'site']),
      person: z.string().nullable(),
      note: z.string().nullable(),
      created_at: z.coerce.date(),
    }),
  ),
});

/** A service with its history; undefined where there is none. */
export async function serviceAtDesk(service: string): Promise<z.infer<typeof withEvents> | undefined> {
  if (!z.uuid().safeParse(service).success) return undefined;
  return (await askDatabase(withEvents.nullable(), 'desk_service', { service, day: today() })) ?? undefined;
}

/** Asks for the next period of a service now, with a mail. @returns the order's reference; undefined where that is not to be asked for */
export async function askAtDesk(service: string): Promise<string | undefined> {
  const next = await askDatabase(nextPeriod.nullable(), 'desk_next_period', { service });
  if (!next) return undefined;
  const { reference } = await placeRenewal({
    lines: [periodLine(next)],
    withholds: next.withholds,
    actor: 'agency',
  });
  return reference ?? undefined;
}

/** Whether nobody is reminded of a service, since no address is known. */
export function isUnmailed({
  state,
  customer_email: email,
}: Pick<ListedService, 'state' | 'customer_email'>) {
  return state !== 'ended' && email === null;
}

/** Whether registry and payment differ by more than a month, which somebody has to look at. */
export function differsFromRegistry({
  registry_until: registry,
  paid_until: paid,
  ends_on: end,
}: Pick<ListedService, 'registry_until' | 'paid_until' | 'ends_on'>): boolean {
  if (registry === null || end !== null) return false;
  return Math.abs(daysBetween(paid, registry)) > 31;
}
