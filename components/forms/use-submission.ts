'use client';

import { useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { parseInput } from '@/lib/fields/parse';
import { type ErrorWords, failureText } from '@/lib/i18n/failure-text';
import type { Failure, Result } from '@/lib/result';

/** What is in the fields of a form, as their elements hold it. */
export type Values = Record<string, string>;

type Submission<Data> = {
  /** The schema that the handler has too. */
  schema: z.ZodType;
  defaults?: Values;
  /** Where there is no summary of the problems, the first one takes the focus. */
  focusesProblem?: boolean;
  words: ErrorWords & { failed: string };
  /** What the visitor reads of a failure that this form knows better. */
  reason?: (failure: Failure) => string | undefined;
  send: (values: Values) => Promise<Result<Data>>;
  onSent: (data: Data) => void;
};

const never = () => () => undefined;

/** The state of a form that is posted: fields with their problems, busy, and the failure; what was typed stays on every failure. */
export function useSubmission<Data>({
  schema,
  defaults,
  focusesProblem = false,
  words,
  reason,
  send,
  onSent,
}: Submission<Data>) {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [failed, setFailed] = useState<string>();
  const form = useForm<Values>({
    shouldFocusError: focusesProblem,
    ...(defaults && { defaultValues: defaults }),
    resolver: (values) => {
      const parsed = parseInput(schema, values);
      if (parsed.ok) return { values, errors: {} };
      const problems = Object.entries(parsed.error.fields ?? {});
      const errors = problems.map(([name, type]) => [name, { type, message: words.fields[type] }]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const submit = async (values: Values) => {
    const sent = await send(values);
    if (sent.ok) return onSent(sent.data);
    for (const [name, type] of Object.entries(sent.error.fields ?? {}))
      form.setError(name, { type, message: words.fields[type] });
    setFailed(reason?.(sent.error) ?? failureText(sent.error, words, words.failed));
  };

  return {
    form,
    failed,
    isBusy: isSubmitting,
    /** How often it was tried to send the form. */
    attempts: submitCount,
    problems: Object.entries(errors).flatMap(([name, error]) =>
      error?.message ? [{ name, text: error.message }] : [],
    ),
    field: (name: string) => ({ ...form.register(name), problem: errors[name]?.message }),
    formProps: {
      noValidate: isLive,
      onSubmit: (event: React.FormEvent) => {
        setFailed(undefined);
        return form.handleSubmit(submit)(event);
      },
    },
  };
}
