import type { ReactNode } from 'react';

type FieldFrameProps = {
  id: string;
  label: string;
  problem: string | undefined;
  /** Shown behind the label of a field that may stay empty. */
  optional?: string | undefined;
  /** `alert` says the problem aloud at once, where it comes without a move of the focus. */
  problemRole?: 'alert';
  children: ReactNode;
};

/** What every field has in common: the label above, what is wrong beneath. */
export function FieldFrame({ id, label, problem, optional, problemRole, children }: FieldFrameProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="font-semibold leading-snug">
        {label}{' '}
        {optional ? (
          <span className="font-normal text-ink-2">{optional}</span>
        ) : (
          <span aria-hidden="true">*</span>
        )}
      </label>
      {children}
      <p id={`${id}-problem`} role={problemRole} className="font-medium text-base text-red-ink empty:hidden">
        {problem}
      </p>
    </div>
  );
}

/** The box of a field that is typed into or chosen from; a red bar where something is wrong. */
export const fieldClass =
  'block w-full min-h-13 rounded-board border-2 border-line bg-board px-3.5 py-2.5 text-[1.0625rem] leading-normal placeholder:text-ink-2 focus-visible:border-ink aria-[invalid=true]:border-red aria-[invalid=true]:[box-shadow:inset_6px_0_0_var(--red)]';
