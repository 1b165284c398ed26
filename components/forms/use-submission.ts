'use client';

import { useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isOptional, parseInput } from '@/lib/fields/parse';
import { type ErrorWords, failureText } from '@/lib/i18n/failure-text';
import type { Failure, Result } from '@/lib/result';
import type { FieldProps } from './field-props';

/** What is in the fields of a form, as their elements hold it. */
export type Values = Record<string, string>;

/** The fields that a form can show: those of its schema that have a label. */
type FieldName<Schema extends z.ZodObject, Labelled extends string> = keyof z.input<Schema> & Labelled;

type Submission<Schema extends z.ZodObject, Labelled extends string, Data> = {
  /** The schema that the handler has too. */
  schema: Schema;
  labels: Record<Labelled, string>;
  defaults?: Partial<Record<keyof z.input<Schema>, string>>;
  /** Where there is no summary of the problems, the first one takes the focus. */
  focusesProblem?: boolean;
  /** `optional` stands behind the labels of fields that may stay empty. */
  words: ErrorWords & { failed: string; optional?: string };
  /** What the visitor reads of a failure that this form knows better. */
  reason?: (failure: Failure) => string | undefined;
  send: (values: Values) => Promise<Result<Data>>;
  onSent: (data: Data) => void;
};

const never = () => () => undefined;

/** The state of a form that is posted: fields with their problems, busy, and the failure; what was typed stays on every failure. */
export function useSubmission<Schema extends z.ZodObject, Labelled extends string, Data>({
  schema,
  labels,
  defaults,
  focusesProblem = false,
  words,
  reason,
  send,
  onSent,
}: Submission<Schema, Labelled, Data>) {
  type Name = FieldName<Schema, Labelled>;
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

  const isName = (name: string): name is Name => name in schema.shape && name in labels;

  return {
    form,
    failed,
    isBusy: isSubmitting,
    /** How often it was tried to send the form. */
    attempts: submitCount,
    problems: Object.entries(errors).flatMap(([name, error]) =>
      error?.message && isName(name) ? [{ name, label: labels[name], text: error.message }] : [],
    ),
    field: (name: Name): FieldProps => ({
      ...form.register(name),
      label: labels[name],
      optional: isOptional(schema, name) ? (words.optional ?? '') : undefined,
      problem: errors[name]?.message,
      ...(defaults && { defaultValue: defaults[name] }),
    }),
    formProps: {
      noValidate: isLive,
      onSubmit: (event: React.FormEvent) => {
        setFailed(undefined);
        return form.handleSubmit(submit)(event);
      },
    },
  };
}
