import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class';

type SubmitButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  isBusy: boolean;
  words: { submit: string; busy: string };
  look?: ButtonLook;
};

/** A button that sends something: while that is under way it turns a spinner, says so, and takes no second press. */
export function SubmitButton({
  isBusy,
  words,
  look = 'primary',
  className = '',
  disabled = false,
  type = 'submit',
  ...rest
}: SubmitButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClass[look]} ${className}`}
      disabled={disabled || isBusy}
    >
      {isBusy && <span aria-hidden="true" className="spinner" />}
      {isBusy ? words.busy : words.submit}
    </button>
  );
}
