'use client';

import type { Messages } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';
import { useSubmission } from '@/components/forms/use-submission';
import { SubmitButton } from '@/components/ui/submit-button';
import { post } from '@/lib/browser/post';
import { optionalTextField, textField } from '@/lib/fields/fields';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { VersionAlerts } from '../../version-alerts';
import { ChangeInput, DateField, type FormInput } from './change-input';

type ChangeFormProps = {
  /** That of the field. */
  address: string;
  locale: Locale;
  /** YYYY-MM-DD in Pattaya. */
  today: string;
  inputs: readonly FormInput[];
  /** What is saved, and the version of it that is shown. */
  known: Record<string, string>;
  words: Messages['shop']['form'] & {
    errors: Messages['errors'];
    problems: Messages['desk']['problems'];
    kit: Messages['forms']['kit'];
  };
};

/** As much as any field takes; what it takes is the server's to say. */
const most = { max: 2000, isMultiline: true };

/** The form of one field. What was typed stays where it is wrong or a colleague was faster. */
export function ChangeForm({ address, locale, today, inputs, known, words }: ChangeFormProps) {
  const [isOutdated, setIsOutdated] = useState(false);
  const action = `/api/desk/shop/${address}` as const;
  const fields: Record<string, string> = { ...words.errors.fields, ...words.problems };
  const shape: Record<string, z.ZodType> = Object.fromEntries(
    inputs.map(({ name, type, isOptional }) => [
      name,
      type === 'check' ? z.any() : isOptional ? optionalTextField(most) : textField(most),
    ]),
  );
  const schema: z.ZodObject<typeof shape> = z.object({
    ...shape,
    'counts-from': z.string(),
    version: z.string(),
  });
  const labels: Record<string, string> = {
    ...Object.fromEntries(inputs.map(({ name, label }) => [name, label])),
    'counts-from': words.from,
    version: '',
  };
  const { form, field, failed, problems, attempts, formProps, isBusy } = useSubmission({
    schema,
    labels,
    defaults: { ...known, 'counts-from': '' },
    words: { general: words.errors.general, fields, failed: words.failed, optional: words.kit.optional },
    reason: ({ code, fields: wrong }) => {
      if (wrong?.version) return fields[wrong.version];
      return code === 'too-large' ? words.tooLong : undefined;
    },
    send: async (values) => {
      const typed = Object.entries(values).map(([name, value]) => [name, asTyped(value)]);
      const sent = await post<{ page: `/${string}`; flash: string }>(action, {
        ...Object.fromEntries(typed),
        ...(isOutdated && { version: 'newest' }),
      });
      if (!sent.ok && sent.error.fields?.version) setIsOutdated(true);
      return sent;
    },
    onSent: ({ page, flash }) => location.assign(`${localePath(locale, page)}?flash=${flash}`),
  });
  return (
    <form
      action={`${action}?locale=${locale}`}
      method="post"
      {...formProps}
      data-draft={form.formState.isDirty || undefined}
      className="grid gap-5"
    >
      <input type="hidden" {...form.register('version')} />
      <VersionAlerts
        failed={failed}
        problems={problems}
        attempts={attempts}
        summary={words.kit.summary}
        newest={
          isOutdated ? { href: localePath(locale, `/desk/shop/${address}`), label: words.again } : undefined
        }
      />
      {inputs.some((input) => input.locale) && <p className="text-ink-2">{words.left}</p>}
      {inputs.map((input) => (
        <ChangeInput key={input.name} input={input} field={field(input.name)} choose={words.kit.choose} />
      ))}
      <DateField {...field('counts-from')} type="date" min={today} optional={words.fromHint} />
      <SubmitButton
        isBusy={isBusy}
        words={{ submit: words.save, busy: words.busy }}
        className="justify-self-start"
      />
    </form>
  );
}

const asTyped = (value: unknown) => (typeof value === 'boolean' ? (value ? 'on' : '') : value);
