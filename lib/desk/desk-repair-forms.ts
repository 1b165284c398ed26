import 'server-only';
import { z } from 'zod';
import { isItemId } from '@/lib/catalog/items';
import { optionalEmailField, optionalPhoneField, textField } from '@/lib/fields/fields';
import { locales } from '@/lib/i18n/locales';
import { headOffice } from '@/lib/orders/invoice';
import { checkoutKey, orderReference } from '@/lib/orders/order';
import { moveRepair, receiveDevice, repairItems } from '@/lib/repairs/desk-repairs';
import { repairMove, repairState } from '@/lib/repairs/repair';
import { type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import type { FormAtDesk } from './at-desk';
import type { DeskFlash, DeskResult } from './desk-answer';

const at = (number: string, flash: DeskFlash): DeskResult => ({
  page: `${livePaths.desk}/visits/repairs/${number}`,
  flash,
});

/** A device that is handed over at the counter: who can be reached, and what is wrong with it in their words. */
export const deviceForm = z
  .object({
    key: checkoutKey,
    locale: z.enum(locales),
    name: textField({ max: 200 }),
    email: optionalEmailField,
    phone: optionalPhoneField,
    inquiry: z.union([z.literal(''), orderReference]).default(''),
    item: z
      .string()
      .refine(isItemId, 'unknown-item')
      .refine((id) => repairItems.includes(id), 'unknown-item'),
    device: textField({ max: 1000, isMultiline: true }),
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', { path: ['phone'], message: 'contact' });

/** Takes a device into the shop. @returns failure `not-found` (no such inquiry) */
export async function receiveAtDesk({
  person,
  form,
}: FormAtDesk<typeof deviceForm>): Promise<Result<DeskResult>> {
  const { key, locale, item, device, inquiry, name, email, phone } = form;
  const received = await receiveDevice({
    key,
    locale,
    item,
    device,
    inquiry: inquiry || null,
    person,
    customer: { name, email, phone, companyBranch: headOffice },
  });
  return received.ok ? success(at(received.data.number, 'appointment')) : received;
}

/** A button of a repair at the desk, and the state that its page shows. */
export const repairMoveForm = z.object({ what: repairMove, seen: repairState });

export async function moveRepairAtDesk({
  reference: number,
  person,
  form,
}: FormAtDesk<typeof repairMoveForm>): Promise<Result<DeskResult>> {
  const { outcome, mailed } = await moveRepair({ number, person, ...form });
  if (outcome === 'not-found')
    return success({ page: `${livePaths.desk}/visits`, flash: 'appointment-refused' });
  if (outcome === 'refused') return success(at(number, 'appointment-refused'));
  if (form.what !== 'ready') return success(at(number, 'appointment'));
  return success(at(number, mailed ? 'appointment-told' : 'appointment-quiet'));
}
