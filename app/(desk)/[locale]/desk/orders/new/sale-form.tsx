'use client';

import type { Messages } from 'next-intl';
import { useState } from 'react';
import { CustomerFields, customerLabels } from '@/components/forms/customer-fields';
import { FormAlerts } from '@/components/forms/form-alerts';
import { SelectField } from '@/components/forms/select-field';
import { useSubmission } from '@/components/forms/use-submission';
import { SubmitButton } from '@/components/ui/submit-button';
import { post } from '@/lib/browser/post';
import { offerLabels } from '@/lib/desk/offer-label';
import { saleForm, type saleMethods } from '@/lib/documents/sale-form';
import { type Locale, languageNames, localePath, locales } from '@/lib/i18n/locales';
import { AddedRow } from '../../quotes/[number]/added-row';
import { AnotherRow } from '../../quotes/[number]/another-row';
import type { OfferFormProps } from '../../quotes/[number]/offer-form';
import { TypedSum, type TypedSumProps } from '../../typed-sum';

type SaleFormProps = Pick<OfferFormProps, 'items' | 'types' | 'words' | 'known'> & {
  locale: Locale;
  /** The ways to pay that are open here. */
  methods: readonly (typeof saleMethods)[number][];
  sale: Messages['desk']['sale'];
  methodNames: Messages['orders']['method'];
  details: Messages['checkout']['details'];
  language: string;
  sum: TypedSumProps;
};

/** A sale at the counter or on the phone, for one hand: what, how it is paid, and who, where somebody says so. It posts without JavaScript too. */
export function SaleForm({
  locale,
  known,
  items,
  types,
  methods,
  sale,
  methodNames,
  details,
  language,
  sum,
  words,
}: SaleFormProps) {
  const [rows, setRows] = useState(1);
  const schema = saleForm({ rows, types: types.map(({ value }) => value) });
  const path = '/api/desk/sales';
  const own: Record<string, string> = { ...customerLabels(details), method: sale.method, locale: language };
  const { form, field, failed, problems, attempts, formProps, isBusy } = useSubmission({
    schema,
    labels: { ...offerLabels(Object.keys(schema.shape), { form: words }), ...own },
    defaults: known,
    words: { ...words.errors, failed: sale.failed, optional: words.kit.optional },
    send: (values) => post<{ page: `/${string}`; flash: string; reference: string }>(path, values),
    onSent: ({ page, ...said }) =>
      location.assign(
        `${localePath(locale, page)}?${new URLSearchParams({ flash: said.flash, reference: said.reference })}`,
      ),
  });
  const isWrong = problems.some(({ name }) => name in own);
  return (
    <form
      action={`${path}?locale=${locale}`}
      method="post"
      {...formProps}
      data-draft={form.formState.isDirty || undefined}
      className="desk-columns"
    >
      <div className="desk-form">
        <input type="hidden" name="key" value={known.key} />
        <FormAlerts
          failed={failed}
          problems={problems.map(({ name, label = name, text }) => ({ name, label, text }))}
          attempts={attempts}
          summary={words.kit.summary}
        />
        <div className="desk-strip">
          {Array.from({ length: rows }, (_, index) => index + 1).map((row) => (
            <AddedRow
              key={row}
              row={row}
              mayGo={false}
              field={field}
              typedIn={(name) => form.watch(name)}
              items={items}
              types={types}
              language={locale}
              isSale
              words={words}
            />
          ))}
          {formProps.noValidate && <AnotherRow rows={rows} onAdd={setRows} label={words.another} />}
        </div>
        <details open={isWrong || undefined} className="desk-buyer">
          <summary className="flex min-h-13 items-center gap-3 font-semibold">
            {sale.customer}
            <span className="chevron" />
          </summary>
          <div className="desk-fields">
            <CustomerFields
              field={(name) => ({ ...field(name), ...(name === 'name' && { optional: sale.nameHint }) })}
              words={details}
            />
            <SelectField
              {...field('locale')}
              options={locales.map((value) => ({ value, label: languageNames[value] }))}
            />
          </div>
        </details>
      </div>
      <div className="desk-last desk-till">
        <fieldset className="desk-fields desk-tenders">
          <legend>{sale.method}</legend>
          {methods.map((method) => {
            const { label: _, optional: __, problem: ___, defaultValue: ____, ...radio } = field('method');
            return (
              <label key={method} className={`desk-tender desk-tender-${method}`}>
                <input
                  type="radio"
                  {...radio}
                  value={method}
                  defaultChecked={method === known.method}
                  className="size-6 accent-link"
                />
                {methodNames[method]}
              </label>
            );
          })}
          <p className="text-ink-2 text-small">{sale.lead}</p>
        </fieldset>
        <div className="desk-send">
          <TypedSum typed={form.watch()} {...sum} />
          <SubmitButton isBusy={isBusy} words={sale} />
        </div>
      </div>
    </form>
  );
}
