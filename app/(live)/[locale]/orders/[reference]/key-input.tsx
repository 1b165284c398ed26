import type { Ref } from 'react';
import { fieldClass } from '@/components/forms/field-frame';

/** The field for the key that a mail has. */
export function KeyInput({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <input
      ref={ref}
      id="key"
      name="key"
      type="text"
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className={fieldClass}
    />
  );
}
