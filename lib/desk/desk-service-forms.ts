import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { findItem, isItemId } from '@/lib/catalog/items';
import { sumField } from '@/lib/documents/line-fields';
import { optionalTextField, textField } from '@/lib/fields/fields';
import { isDay, isDayOrNone } from '@/lib/fields/times';
import { locales } from '@/lib/i18n/locales';
import { today } from '@/lib/i18n/pattaya-time';
import { deskCustomerArguments, deskCustomerFields } from '@/lib/orders/desk-customer';
import { hashKey } from '@/lib/orders/hash-key';
import { checkCompany } from '@/lib/orders/invoice';
import { checkoutKey } from '@/lib/orders/order';
import { orderLines } from '@/lib/orders/order-lines';
import { failure, type Result, success } from '@/lib/result';
import { askAtDesk } from '@/lib/services/desk-services';
import { livePaths } from '@/lib/site/live-pages';
import type { FormAtDesk } from './at-desk';
import { atOrder, type DeskResult } from './desk-answer';

const dayField = textField({ max: 10 }).refine(isDay, 'day');
const optionalDay = optionalTextField({ max: 10 }).refine(isDayOrNone, 'day');
const domainField = optionalTextField({ max: 253 })
  .transform((text) => text.toLowerCase())
  .refine((text) => text === '' || /^[^\s/@]+\.[^\s/@]+$/.test(text), 'domain');

/** A button of a service at the desk, with the day that it needs. */
export const serviceMoveForm = z
  .object({
    move: z.enum(['pay', 'pause', 'resume', 'end', 'keep', 'move']),
    until: optionalDay,
  })
  .refine(({ move, until }) => move !== 'move' || until !== '', { path: ['until'], message: 'day' });

export const serviceEditForm = z.object({ price: sumField, domain: domainField });

/** A service that is made by hand: one of the catalog, or by its own names. */
export const newServiceForm = z
  .object({
    key: checkoutKey,
    locale: z.enum(locales),
    ...deskCustomerFields,
    withholds: z.literal('on').optional(),
    item: z.union([z.literal(''), z.string().refine(isItemId, 'unknown-item')]),
    service: optionalTextField({ max: 200 }),
    serviceEn: optionalTextField({ max: 200 }),
    serviceTh: optionalTextField({ max: 200 }),
    period: z.enum(['month', 'year']),
    price: sumField,
    domain: domainField,
    since: dayField,
    until: dayField,
  })
  .superRefine(({ item, service, since, until, companyName, companyTaxId, companyBranch }, context) => {
    if (item === '' && service === '')
      context.addIssue({ code: 'custom', path: ['service'], message: 'required' });
    if (until < since) context.addIssue({ code: 'custom', path: ['until'], message: 'day' });
    checkCompany({ companyName, companyTaxId, companyBranch }, context);
  });

const at = (service: string, flash: DeskResult['flash']) =>
  success<DeskResult>({ page: `${livePaths.desk}/services/${service}`, flash });

const answer = z.object({ outcome: z.enum(['changed', 'refused', 'not-found']) });

/** Makes a move of a service, or asks for its next period. @returns failure `not-found` */
export async function moveServiceAtDesk({
  reference: service,
  person,
  form: { move, until },
}: FormAtDesk<typeof serviceMoveForm>): Promise<Result<DeskResult>> {
  if (!z.uuid().safeParse(service).success) return failure('not-found');
  if (move === 'pay') {
    const reference = await askAtDesk(service);
    return reference ? success(atOrder(reference, 'service')) : at(service, 'service-refused');
  }
  return told(
    service,
    await askDatabase(answer, 'move_service_at_desk', {
      service,
      move,
      day: today(),
      person,
      until: until || null,
      note: null,
    }),
  );
}

/** Gives a service another price or domain. @returns failure `not-found` */
export async function editServiceAtDesk({
  reference: service,
  person,
  form: { price, domain },
}: FormAtDesk<typeof serviceEditForm>): Promise<Result<DeskResult>> {
  if (!z.uuid().safeParse(service).success) return failure('not-found');
  const args = { service, day: today(), person, price, domain: domain || null };
  return told(service, await askDatabase(answer, 'edit_service', args));
}

function told(service: string, { outcome }: z.infer<typeof answer>): Result<DeskResult> {
  if (outcome === 'not-found') return failure('not-found');
  return at(service, outcome === 'changed' ? 'service' : 'service-refused');
}

/** Makes a service by hand. */
export async function makeServiceAtDesk({
  person,
  form,
}: FormAtDesk<typeof newServiceForm>): Promise<Result<DeskResult>> {
  const { key, locale, withholds, item, period, price, since, until, domain } = form;
  const { name, email, phone, address, companyName, companyTaxId, companyBranch } = form;
  const known = isItemId(item) ? (await orderLines([item], locale))[0] : undefined;
  const service = form.service || known?.name || '';
  const { id } = await askDatabase(z.object({ id: z.uuid() }), 'make_service', {
    ...deskCustomerArguments({ name, email, phone, address, companyName, companyTaxId, companyBranch }),
    idempotency_key: hashKey(key),
    person,
    locale,
    withholds: withholds === 'on' && companyTaxId !== '',
    item: item || null,
    type: known?.type ?? 'other',
    service,
    service_en: form.serviceEn || known?.name_en || service,
    service_th: form.serviceTh || known?.name_th || service,
    period,
    price,
    follows:
      known !== undefined && known.period === period && isItemId(item) && findItem(item).price === price,
    domain: domain || null,
    since,
    paid_until: until,
  });
  return at(id, 'service');
}
