'use client';

import type { Messages } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { FieldProps } from '@/components/forms/field-props';
import { useSubmission } from '@/components/forms/use-submission';
import { PartTitle } from '@/components/ui/heading';
import { SubmitButton } from '@/components/ui/submit-button';
import { post } from '@/lib/browser/post';
import { offerLabels } from '@/lib/desk/offer-label';
import { maxAdded } from '@/lib/documents/line-fields';
import { type OfferShape, offerForm } from '@/lib/documents/offer-form';
import type { ErrorWords } from '@/lib/i18n/failure-text';
import { isLocale, type Locale, localePath } from '@/lib/i18n/locales';
import { TypedSum, type TypedSumProps } from '../../typed-sum';
import { VersionAlerts } from '../../version-alerts';
import { AddedRow, type AddedRowWords } from './added-row';
import { AddedRows } from './added-rows';
import { type AskedLine, AskedLines } from './asked-lines';
import { OfferTerms } from './offer-terms';
import type { PlanWords } from './plan-fields';

export type OfferFormProps = {
  /** The quotation that is offered anew, without one it is begun here. */
  number?: string;
  locale: Locale;
  /** The language of the customer. */
  customerLocale: Locale;
  /** What was asked for. */
  lines: readonly AskedLine[];
  /** How many lines were added before. */
  rows: number;
  known: Record<string, string>;
  items: readonly { value: string; label: string }[];
  types: readonly { value: string; label: string }[];
  sum: TypedSumProps;
  words: Messages['desk']['quotes']['form'] &
    AddedRowWords & { plan: PlanWords; errors: ErrorWords; kit: Messages['forms']['kit'] };
};

type Begun = {
  path: `/api/${string}`;
  schemaOf: (shape: OfferShape) => z.ZodObject<Record<string, z.ZodType<string>>>;
  labels: Record<string, string>;
  /** What stands above the lines. */
  above: (field: (name: string) => FieldProps) => ReactNode;
};

/** Says prices and offers anew, or begins an offer. What was typed stays where a colleague was faster; it posts without JavaScript too. */
export function OfferForm({ number, locale, words, begun, ...given }: OfferFormProps & { begun?: Begun }) {
  // As the page was first drawn: what is typed belongs to the version that was read then.
  const [{ lines, known, items, types, customerLocale, sum }] = useState(given);
  const [rows, setRows] = useState(Math.min(maxAdded, given.rows + 1));
  const [isOutdated, setIsOutdated] = useState(false);
  const shape = { places: lines.map(({ place }) => place), rows, types: types.map(({ value }) => value) };
  const schema = begun ? begun.schemaOf(shape) : offerForm(shape);
  const path = begun?.path ?? (`/api/desk/quotes/${number}/offer` as const);
  const { form, field, failed, problems, attempts, formProps, isBusy } = useSubmission({
    schema,
    labels: {
      ...offerLabels(Object.keys(schema.shape), { form: words, plan: words.plan }),
      ...begun?.labels,
    },
    defaults: known,
    words: { ...words.errors, failed: words.failed, optional: words.kit.optional },
    reason: ({ fields }) => (fields?.version ? words.errors.fields[fields.version] : undefined),
    send: async (values) => {
      const sent = await post<{ page: `/${string}`; flash: string }>(path, {
        ...values,
        ...(isOutdated && { version: 'newest' }),
      });
      if (!sent.ok && sent.error.fields?.version === 'quote-outdated') setIsOutdated(true);
      return sent;
    },
    onSent: ({ page, flash }) => location.assign(`${localePath(locale, page)}?flash=${flash}`),
  });
  const chosen = form.watch('locale');
  const language = isLocale(chosen) ? chosen : customerLocale;
  const send = (
    <div className="desk-send">
      <TypedSum typed={form.watch()} kept={known} {...sum} />
      <SubmitButton isBusy={isBusy} words={words} />
    </div>
  );
  return (
    <form
      action={`${path}?locale=${locale}`}
      method="post"
      {...formProps}
      data-draft={form.formState.isDirty || undefined}
      className={begun ? 'desk-columns desk-begun' : 'grid gap-5'}
    >
      {['version', 'key', 'inquiry'].map(
        (name) =>
          known[name] !== undefined && <input key={name} type="hidden" name={name} value={known[name]} />,
      )}
      <VersionAlerts
        failed={failed}
        problems={problems}
        attempts={attempts}
        summary={words.kit.summary}
        newest={
          isOutdated ? { href: localePath(locale, `/desk/quotes/${number}`), label: words.newest } : undefined
        }
      />
      {begun?.above(field)}
      <div className="desk-sheet">
        {!begun && (
          <div className="desk-lead">
            <PartTitle text={words.title} />
            <p className="text-ink-2 text-small">{words.lead}</p>
          </div>
        )}
        <div className="desk-form">
          <AskedLines lines={lines} field={field} words={words} />
          <AddedRows
            rows={rows}
            further={begun ? undefined : given.rows + 1}
            known={known}
            onAdd={formProps.noValidate && setRows}
            label={words.another}
          >
            {(row) => (
              <AddedRow
                row={row}
                mayGo={row <= given.rows}
                field={field}
                typedIn={(name) => form.watch(name)}
                items={items}
                types={types}
                language={language}
                isCounted={lines.length === 0}
                words={words}
              />
            )}
          </AddedRows>
        </div>
        <OfferTerms field={field} words={words.plan} />
        {!begun && send}
      </div>
      {begun && (
        <div className="desk-last desk-till">
          <p className="text-small">{words.lead}</p>
          {send}
        </div>
      )}
    </form>
  );
}
