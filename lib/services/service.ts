import { z } from 'zod';
import { knownCustomer } from '@/lib/orders/known-customer';
import { orderStatus } from '@/lib/orders/order';

/** `due`: its next period is asked for. `service_state` of the migrations derives it from dates. */
export const serviceState = z.enum(['running', 'due', 'overdue', 'paused', 'ended']);

/** What can be made of a service; who may make it when, says `service_moves` of the migrations. */
export const serviceMove = z.enum(['pay', 'change', 'end', 'keep', 'pause', 'resume', 'move', 'edit']);

/** A day as YYYY-MM-DD. */
export const day = z.iso.date();

const price = z.number().int();

/** What a service is: an item as it was bought, in three languages; `price` in whole satang for a period. */
export const serviceItem = z.object({
  /** Null for what is not in the catalog. */
  item: z.string().nullable(),
  type: z.string(),
  name: z.string(),
  name_en: z.string(),
  name_th: z.string(),
  price,
  /** Whether its price is the catalog's and follows when that is raised. */
  follows: z.boolean(),
});

export type ServiceItem = z.infer<typeof serviceItem>;

const period = z.object({
  starts_on: day,
  /** The first day after it. */
  ends_on: day,
  price,
  is_paid: z.boolean(),
  reference: z.string().nullable(),
  status: orderStatus.nullable(),
  /** The number of its receipt. */
  receipt: z.string().nullable(),
});

/** A running service as lists show it; money in whole satang, days as YYYY-MM-DD. */
export const listedService = serviceItem.extend({
  id: z.uuid(),
  locale: z.string(),
  ...knownCustomer.omit({ company_branch: true }).shape,
  period: z.enum(['month', 'year']),
  /** What the next period costs. */
  price_then: price,
  /** A raised price that was told, and the first day that has it. */
  next_price: price.nullable(),
  next_price_from: day.nullable(),
  /** What it becomes with the next period. */
  next_item: z.object({ name: z.string(), name_en: z.string(), price }).nullable(),
  since: day,
  /** The first day that is not paid. */
  paid_until: day,
  /** The first day of the period that ends then. */
  period_start: day,
  paused_on: day.nullable(),
  /** The first day on which it is over. */
  ends_on: day.nullable(),
  ended_by: z.enum(['customer', 'agency']).nullable(),
  domain: z.string().nullable(),
  registry_until: day.nullable(),
  state: serviceState,
  moves: z.array(serviceMove),
  /** The order that was placed last for it. */
  reference: z.string().nullable(),
  /** The order that asks for its next period or its change. */
  order: z.object({ reference: z.string(), status: orderStatus, amount: price }).nullable(),
});

export type ListedService = z.infer<typeof listedService>;

/** The same with its periods, newest first. */
export const shownService = listedService.extend({ periods: z.array(period) });

export type ShownService = z.infer<typeof shownService>;

/** The next period of a service, as `next_period` of the migrations has it. */
export const nextPeriod = serviceItem.extend({
  service: z.uuid(),
  starts_on: day,
  ends_on: day,
  months: z.number().int(),
  period: z.enum(['month', 'year']),
  domain: z.string().nullable(),
  locale: z.string(),
  withholds: z.boolean(),
});

export type NextPeriod = z.infer<typeof nextPeriod>;
