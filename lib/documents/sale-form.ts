import { z } from 'zod';
import { formKey, optionalTextField } from '@/lib/fields/fields';
import { locales } from '@/lib/i18n/locales';
import { deskCustomerFields } from '@/lib/orders/desk-customer';
import { checkCompany } from '@/lib/orders/invoice';
import { addedIn, checkLines, rowField } from './line-fields';
import { lineShape } from './offer-form';

/** The ways to pay at the counter; cash is paid at once, the others once somebody sees that the money came. */
export const saleMethods = ['cash', 'promptpay', 'transfer'] as const;

/** Which fields a sale at the counter or on the phone has; what comes out is text, which {@link saleIn} reads. */
export function saleForm({ rows, types }: { rows: number; types: readonly string[] }) {
  const fields: Record<string, z.ZodType<string>> = {
    key: formKey,
    method: z.enum(saleMethods, 'required'),
    locale: z.enum(locales),
    ...deskCustomerFields,
    // Whoever walks in need not say a name.
    name: optionalTextField({ max: 200 }),
    ...lineShape({ places: [], rows, types }),
  };
  return z.object(fields).superRefine((said, context) => {
    checkLines(said, context);
    checkCompany(said, context);
    if (addedIn(said).length === 0)
      context.addIssue({ code: 'custom', path: [rowField(1, 'item')], message: 'required' });
  });
}

/** What the fields of {@link saleForm} say beside the customer. */
export function saleIn(fields: Readonly<Record<string, string>>) {
  return {
    key: fields.key ?? '',
    method: z.enum(saleMethods).parse(fields.method),
    locale: z.enum(locales).parse(fields.locale),
    added: addedIn(fields),
  };
}
