import { z } from 'zod';
import { formKey, optionalReferenceField } from '@/lib/fields/fields';
import { locales } from '@/lib/i18n/locales';
import { deskCustomerFields } from '@/lib/orders/desk-customer';
import { checkCompany } from '@/lib/orders/invoice';
import { addedIn, checkLines, rowField, satangTyped } from './line-fields';
import { lineShape, type OfferShape, offerFields } from './offer-form';
import { checkPlan, planIn } from './plan-fields';

/** Which fields a quotation has that the agency begins; what comes out is text, which {@link newQuoteIn} reads. */
export function newQuoteForm(shape: OfferShape) {
  const fields: Record<string, z.ZodType<string>> = {
    key: formKey,
    inquiry: optionalReferenceField,
    locale: z.enum(locales),
    ...deskCustomerFields,
    ...lineShape(shape),
    ...offerFields,
  };
  return z.object(fields).superRefine((said, context) => {
    checkLines(said, context);
    checkPlan(said, context);
    checkCompany(said, context);
    // Who cannot be reached can be sent nothing.
    if (said.email === '' && said.phone === '')
      context.addIssue({ code: 'custom', path: ['phone'], message: 'contact' });
    if (addedIn(said).length === 0)
      context.addIssue({ code: 'custom', path: [rowField(1, 'item')], message: 'required' });
  });
}

/** What the fields of {@link newQuoteForm} say beside the customer; amounts in whole satang. */
export function newQuoteIn(fields: Readonly<Record<string, string>>) {
  return {
    key: fields.key ?? '',
    inquiry: fields.inquiry || null,
    locale: z.enum(locales).parse(fields.locale),
    added: addedIn(fields),
    discount: satangTyped(fields.discount ?? '') ?? 0,
    note: fields.note || null,
    delivery: fields.delivery || null,
    plan: planIn(fields) ?? null,
  };
}
