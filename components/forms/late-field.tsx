import type { ComponentProps } from 'react';

type LateFieldProps = ComponentProps<'input'> & {
  /** Attributes that a box to tick may not have. */
  later: { type: string; name: string; maxLength: number; placeholder: string; autoComplete: string };
};

/**
 * A text field on a page to read. Browsers look for text fields to fill as soon as a page is there, and lay all of it out to do so, before
 * its letters have come (docs/decisions/0039). So this one comes as a box to tick, of the same size, and is what it shall be after the
 * first frame (`scripts/build/finish/deferred-start.ts`), or else as soon as React has it. Who has no scripts needs a field in a `noscript`.
 */
export function LateField({ id, className, later, ...field }: LateFieldProps) {
  const props =
    typeof window === 'undefined'
      ? { type: 'checkbox', 'data-later': JSON.stringify(later) }
      : { ...field, ...later };
  return (
    <input
      {...props}
      id={id}
      className={`appearance-none ${className}`}
      ref={(input) => {
        if (input?.type !== 'checkbox') return;
        for (const [name, value] of Object.entries(later)) input.setAttribute(name, String(value));
      }}
      suppressHydrationWarning
    />
  );
}
