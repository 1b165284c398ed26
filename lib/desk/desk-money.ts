import 'server-only';
import { z } from 'zod';
import { sumField } from '@/lib/documents/line-fields';
import { noteField, optionalTextField } from '@/lib/fields/fields';
import { parseInput } from '@/lib/fields/parse';
import { readMultipart } from '@/lib/http/multipart';
import { asStaff } from '@/lib/identity/signed-in';
import { noteMoney, sendBack } from '@/lib/orders/money';
import { orderStatus } from '@/lib/orders/order';
import { slips } from '@/lib/outside';
import { readSlip } from '@/lib/payments/slip/read-slip';
import { maxSlipBytes } from '@/lib/payments/slip/slip-rules';
import { failure, type Result, success } from '@/lib/result';
import type { AtDesk, FormAtDesk } from './at-desk';
import type { DeskResult } from './desk-answer';
import { resultOf } from './desk-moves';

const sum = z.coerce.number().int();

/** Money that came: the state and what had come when the person looked, and the slip that shows it, or its number. */
export const moneyForm = z.object({
  seen: orderStatus,
  received: sum,
  amount: sumField,
  slip: optionalTextField({ max: 100 }),
  number: optionalTextField({ max: 60 }),
  /** A box that is ticked says `on`. */
  cash: z.literal('on').optional(),
  note: noteField,
});

/** Writes down money that came. */
export async function noteMoneyAtDesk(noted: FormAtDesk<typeof moneyForm>): Promise<Result<DeskResult>> {
  const { reference, person, form } = noted;
  const { cash, ...money } = form;
  const result = resultOf(await noteMoney({ reference, person, ...money, isCash: cash === 'on' }), noted);
  return success({ ...result, flash: result.flash === 'slip-used' ? 'transfer-used' : result.flash });
}

const refundForm = z.object({
  seen: orderStatus,
  kept: sum,
  amount: sumField,
  account: optionalTextField({ max: 200 }),
  note: noteField,
});

type Refund = AtDesk & { form: z.infer<typeof refundForm>; picture: Uint8Array | undefined };

/** Reads the form of money that went back, with the file `picture` of the transfer where there is one. */
export const readRefund = asStaff<Refund>(async (request, { reference = '' }, { email }) => {
  const body = await readMultipart(request, { fileField: 'picture', maxFileBytes: maxSlipBytes });
  if (!body.ok && body.error.code === 'too-large')
    return failure('too-large', { fields: { picture: 'slip-too-large' } });
  if (!body.ok) return body;
  const form = parseInput(refundForm, body.data.fields);
  return form.ok ? success({ reference, person: email, form: form.data, picture: body.data.file }) : form;
});

/**
 * Writes down money that went back, and keeps the picture of the transfer as slips are kept.
 * @returns failure `invalid` for what is no picture @throws SlipStoreError
 */
export async function sendBackAtDesk(refund: Refund): Promise<Result<DeskResult>> {
  const { reference, person, form } = refund;
  const picture = refund.picture && (await keepPicture(refund.picture));
  if (picture && !picture.ok) return picture;
  const decision = await sendBack({ reference, person, ...form, picture: picture?.data });
  if (picture && decision.outcome !== 'changed') await (await slips()).remove(picture.data);
  const result = resultOf(decision, { reference, isOnOrder: true });
  return success({ ...result, flash: result.flash === 'refused' ? 'refund-refused' : result.flash });
}

/** @returns its path; failure `invalid` with the field `picture` */
async function keepPicture(upload: Uint8Array): Promise<Result<string>> {
  const read = await readSlip(upload);
  if (!read.ok) return failure('invalid', { fields: { picture: read.error.fields?.slip ?? 'slip-broken' } });
  await (await slips()).put(read.data.path, read.data);
  return success(read.data.path);
}
