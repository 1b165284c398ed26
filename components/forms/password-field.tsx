'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FieldFrame, fieldClass } from './field-frame';
import { elementProps, type FieldProps } from './field-props';

type PasswordFieldProps = FieldProps & { autoComplete: string; words: { show: string; hide: string } };

/** A password that can be looked at while it is typed. */
export function PasswordField({ autoComplete, words, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <FieldFrame id={field.name} label={field.label} problem={field.problem} optional={field.optional}>
        <input
          {...elementProps(field)}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={fieldClass}
        />
      </FieldFrame>
      <button
        type="button"
        aria-controls={field.name}
        aria-describedby={`${field.name}-label`}
        className={`${buttonClass.text} font-medium text-link text-small`}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? words.hide : words.show}
      </button>
    </div>
  );
}
