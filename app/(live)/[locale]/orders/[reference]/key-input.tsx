import type { Ref } from 'react';
import { PlainField } from '@/components/forms/plain-field';

type KeyInputProps = { words: { key: string; hint: string }; ref?: Ref<HTMLInputElement> };

/** The field for the key that a mail has. */
export function KeyInput({ words, ref }: KeyInputProps) {
  return (
    <PlainField
      ref={ref}
      name="key"
      label={words.key}
      hint={words.hint}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
