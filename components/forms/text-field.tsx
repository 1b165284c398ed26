'use client';

import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react';
import { FieldFrame, fieldClass } from './field-frame';
import { elementProps, type FieldProps } from './field-props';

export type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'placeholder' | 'spellCheck' | 'pattern' | 'inputMode'> & {
    type: 'text' | 'email' | 'tel' | 'url' | 'multiline';
    /** How high a `multiline` box is. */
    rows?: number;
  };

const inputModes = { text: undefined, email: 'email', tel: 'tel', url: 'url' } as const;

/** A field to type into; one for an email address asks where it looks mistyped. */
export function TextField({
  type,
  rows = 3,
  autoComplete,
  placeholder,
  spellCheck,
  pattern,
  inputMode,
  ...field
}: TextFieldProps) {
  const suggestion = useEmailSuggestion(field);
  const shared = {
    ...elementProps(field),
    autoComplete,
    placeholder,
    spellCheck,
    className: fieldClass,
  };
  return (
    <FieldFrame id={field.name} label={field.label} problem={field.problem} optional={field.optional}>
      {type === 'multiline' ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input
          {...shared}
          {...(type === 'email' && suggestion.ofInput(shared['aria-describedby']))}
          type={type}
          pattern={pattern}
          inputMode={inputMode ?? inputModes[type]}
        />
      )}
      {suggestion.line}
    </FieldFrame>
  );
}

type Part = typeof import('./email-suggestion');
type Asked = {
  input: HTMLInputElement;
  Part: Part['EmailSuggestion'];
  suggestion: Awaited<ReturnType<Part['findSuggestion']>>;
};

/**
 * What an email field asks where the address looks as if a finger had slipped. It is fetched when the field is first left with an
 * address in it, so that no page carries it (docs/decisions/0024).
 */
function useEmailSuggestion({ name, onBlur, onChange }: FieldProps) {
  const [asked, setAsked] = useState<Asked>();
  const id = `${name}-suggestion`;

  const leave = async (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const typed = input.value;
    onBlur(event);
    if (!asked && !typed.includes('@')) return;
    try {
      const { findSuggestion, EmailSuggestion } = await import('./email-suggestion');
      const suggestion = await findSuggestion(typed);
      // What was asked already is not asked again, or it would be read out each time.
      const isNew = !asked || suggestion?.email !== asked.suggestion?.email;
      if (isNew && input.value === typed) setAsked({ input, Part: EmailSuggestion, suggestion });
    } catch {
      // Without a network nothing is suggested, and the form goes on as it would.
    }
  };

  const take = (email: string) => {
    if (!asked) return;
    asked.input.value = email;
    onChange({ target: asked.input, type: 'change' });
    asked.input.focus();
    setAsked({ ...asked, suggestion: undefined });
  };

  const line: ReactNode = asked && <asked.Part id={id} suggestion={asked.suggestion} onTake={take} />;
  /** @param described what describes the field beside this */
  const ofInput = (described: string | undefined) => ({
    onBlur: leave,
    'aria-describedby': asked?.suggestion ? [described, id].filter(Boolean).join(' ') : described,
  });
  return { ofInput, line };
}
