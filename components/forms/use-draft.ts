'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from './draft-store';
import type { Values } from './use-submission';

const none: Values = {};

/**
 * Keeps what is typed into a form in this tab, and puts it back after a reload, the back button or in another language.
 * @param seed what the address fills in; a new seed wins over an old draft
 * @param offered what fills a field that nobody has filled
 */
export function useDraft(
  name: string,
  { setValue, watch, reset }: UseFormReturn<Values>,
  seed = none,
  offered = none,
) {
  const [isRestored, setIsRestored] = useState(false);
  /** The fields that the visitor has changed, which nothing else fills any more. */
  const touched = useRef(new Set<string>());
  const seedText = JSON.stringify(seed);
  const offeredText = JSON.stringify(offered);

  const plant = useCallback(
    (values: Values) => {
      for (const [field, value] of Object.entries(values))
        if (!touched.current.has(field)) setValue(field, value);
    },
    [setValue],
  );

  useEffect(() => {
    const draft = readDraft(name);
    const isNewSeed = seedText !== '{}' && draft?.seed !== seedText;
    plant({ ...JSON.parse(offeredText), ...draft?.values, ...(isNewSeed && JSON.parse(seedText)) });
    setIsRestored(draft !== undefined);
    const { unsubscribe } = watch((values, { name: changed, type }) => {
      if (type !== 'change') return;
      if (changed) touched.current.add(changed);
      const filled = Object.entries(values).flatMap(([field, value]) => (value ? [[field, value]] : []));
      keepDraft(name, { values: Object.fromEntries(filled), seed: seedText });
    });
    return unsubscribe;
  }, [name, seedText, offeredText, plant, watch]);

  /** Empties the form and forgets the draft. */
  const discard = () => {
    reset();
    touched.current.clear();
    plant(JSON.parse(seedText));
    keepDraft(name, undefined);
    setIsRestored(false);
  };
  return { isRestored, discard };
}
