import 'server-only';
import { z } from 'zod';

/** The ids, codes and names that Stripe gives. */
const token = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const expandable = z.union([token, z.object({ id: token }).transform(({ id }) => id)]).nullish();
/** Unix seconds, up to the year 9999. */
const time = z.int().min(0).max(253_402_300_799);
const satang = z.int().min(0);
const text = z.string().nullish();

export const session = z.object({
  id: token,
  client_reference_id: z.string().nullish(),
  payment_intent: expandable,
  payment_status: z.string().optional(),
  // The agency is told of one that is no whole number.
  amount_total: z.number().nullish(),
  currency: token.nullish(),
  customer_details: z
    .object({
      name: text,
      email: text,
      phone: text,
      address: z
        .object({ line1: text, line2: text, postal_code: text, city: text, state: text, country: text })
        .nullish(),
    })
    .nullish(),
});

export const money = { id: token, currency: token, payment_intent: expandable };
const charge = z.object({
  ...money,
  amount_refunded: satang,
  // What other software wrote there is nobody's reference.
  metadata: z.object({ reference: token.nullish().catch(null) }).nullish(),
});
const refund = z.object({ ...money, amount: satang, status: z.string().nullish() });
const dispute = z.object({ ...money, amount: satang, status: z.string() });
const openDispute = dispute.extend({ evidence_details: z.object({ due_by: time.nullish() }) });

const about = <Type extends string, Subject extends z.ZodType>(type: Type, object: Subject) =>
  z.object({ type: z.literal(type), created: time, data: z.object({ object }) });

/** The messages that are of interest; Stripe sends whatever its endpoint is subscribed to. */
export const known = z.discriminatedUnion('type', [
  about('checkout.session.completed', session),
  about('checkout.session.async_payment_succeeded', session),
  about('checkout.session.async_payment_failed', session),
  about('checkout.session.expired', session),
  about('charge.refunded', charge),
  about('refund.failed', refund),
  about('refund.updated', refund),
  about('charge.refund.updated', refund),
  about('charge.dispute.created', openDispute),
  about('charge.dispute.closed', dispute),
]);
export const knownTypes: ReadonlySet<string> = new Set(known.options.map(({ shape }) => shape.type.value));

/** What every message has. */
export const anything = z.object({ type: z.string(), data: z.object({ object: z.looseObject({}) }) });
