import type { Messages } from 'next-intl';
import type { z } from 'zod';
import { FieldFrame, fieldClass } from '@/components/forms/field-frame';
import { buttonClass } from '@/components/ui/button-class';
import type { Locale } from '@/lib/i18n/locales';
import { headOffice } from '@/lib/orders/invoice';
import type { orderOfAgency } from '@/lib/orders/order-status';

type CorrectOrderProps = {
  order: z.infer<typeof orderOfAgency>;
  locale: Locale;
  words: Pick<Messages['desk']['order'], 'correct' | 'save'> & { fields: Messages['checkout']['details'] };
};

/** What a customer said on the phone, put right by somebody of the staff. */
export function CorrectOrder({ order, locale, words }: CorrectOrderProps) {
  const { company, ...labels } = words.fields;
  const fields = [
    ['name', labels.name, order.customer_name],
    ['email', labels.email, order.customer_email],
    ['phone', labels.phone, order.customer_phone],
    ['address', labels.address, order.customer_address],
    ['companyName', company.companyName, order.company_name],
    ['companyTaxId', company.companyTaxId, order.company_tax_id],
    ['companyBranch', company.companyBranch, order.company_branch === headOffice ? '' : order.company_branch],
  ] as const;
  return (
    <details className="border-hair border-t">
      <summary className="flex min-h-13 items-center gap-3 font-semibold">
        {words.correct}
        <span className="chevron" />
      </summary>
      <form
        action={`/api/desk/orders/${order.reference}/details?locale=${locale}`}
        method="post"
        className="grid gap-4 pb-4"
      >
        {fields.map(([name, label, value]) => (
          <FieldFrame key={name} id={name} label={label} problem={undefined}>
            {name === 'address' ? (
              <textarea id={name} name={name} rows={3} defaultValue={value ?? ''} className={fieldClass} />
            ) : (
              <input id={name} name={name} type="text" defaultValue={value ?? ''} className={fieldClass} />
            )}
          </FieldFrame>
        ))}
        <button type="submit" className={`${buttonClass.secondary} justify-self-start`}>
          {words.save}
        </button>
      </form>
    </details>
  );
}
